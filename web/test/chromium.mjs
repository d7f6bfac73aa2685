// Unpack the Chromium of the npm package into the folder that is named, and print its path.
import process from "node:process";

process.env.TMPDIR = process.argv[2]; // where the package unpacks
const { default: chromium } = await import("@sparticuz/chromium");

console.log(await chromium.executablePath());
