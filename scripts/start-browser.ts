import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";

const folder = fileURLToPath(new URL("../.build/browser/", import.meta.url));

/** A headless Chromium that came with npm, libraries and fonts included. `args` go to it besides the usual ones. */
export async function startBrowser(args: readonly string[] = []): Promise<Browser> {
  mkdirSync(folder, { recursive: true });
  // the package unpacks into the temporary folder: one of our own, so that two versions never mix
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  // what makes it unpack the libraries a bare machine lacks
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
  const { default: bundled } = await import("@sparticuz/chromium");
  const executablePath = await bundled.executablePath();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  // the package's own list of font folders names /tmp only; without any font the browser draws no text at all
  const fonts = join(folder, "fonts");
  writeFileSync(
    join(folder, "fonts.conf"),
    `<fontconfig><dir>${fonts}</dir><cachedir>${folder}font-cache</cachedir></fontconfig>`,
  );
  return chromium.launch({
    executablePath,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
      FONTCONFIG_FILE: join(folder, "fonts.conf"),
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
