import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * The folder with the browser that came with npm, its libraries and fonts. Unpacked once, and whole or not at all:
 * processes that come together each unpack into a folder of their own, and the first that is done gives it its name.
 */
export async function unpackBrowser(into = join(root, ".build")): Promise<string> {
  const home = join(into, `browser-${version()}`);
  if (existsSync(home)) return home;
  mkdirSync(into, { recursive: true });
  const own = mkdtempSync(`${home}-`);
  await unpackInto(own);
  try {
    renameSync(own, home);
  } catch (error) {
    rmSync(own, { recursive: true });
    if (!existsSync(home)) throw error;
  }
  return home;
}

/** The package unpacks into the temporary folder, whichever that is. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  // what makes it unpack the libraries a bare machine lacks
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
  try {
    const { default: bundled } = await import("@sparticuz/chromium");
    await bundled.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

function version(): string {
  const about = readFileSync(join(root, "node_modules/@sparticuz/chromium/package.json"), "utf8");
  return (JSON.parse(about) as { version: string }).version;
}
