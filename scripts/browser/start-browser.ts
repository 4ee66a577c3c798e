import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { unpackBrowser } from "./unpack-browser.ts";

/** A headless Chromium that came with npm, libraries and fonts included. `args` go to it besides the usual ones. */
export async function startBrowser(args: readonly string[] = []): Promise<Browser> {
  const folder = await unpackBrowser();
  return chromium.launch({
    executablePath: join(folder, "chromium"),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
      FONTCONFIG_PATH: join(folder, "fonts"),
      FONTCONFIG_FILE: fontsOf(folder),
    },
    args: [
      "--no-sandbox",
      "--no-zygote",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      ...args,
    ],
  });
}

/** The package's own list of font folders names /tmp only; without any font the browser draws no text at all. */
function fontsOf(folder: string): string {
  const file = join(folder, "fonts.conf");
  const content = `<fontconfig><dir>${join(folder, "fonts")}</dir><cachedir>${join(folder, "font-cache")}</cachedir></fontconfig>`;
  // never half written under the eyes of a browser that starts
  if (!existsSync(file) || readFileSync(file, "utf8") !== content) {
    writeFileSync(`${file}.${process.pid}`, content);
    renameSync(`${file}.${process.pid}`, file);
  }
  return file;
}
