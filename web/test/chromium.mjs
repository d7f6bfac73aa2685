// Print the path of the Chromium in the npm package, for the browser tests.
import chromium from "@sparticuz/chromium";

console.log(await chromium.executablePath());
