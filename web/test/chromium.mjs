// Where the Chromium of the npm package is, for the browser tests.
import chromium from "@sparticuz/chromium";

console.log(await chromium.executablePath());
