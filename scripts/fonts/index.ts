import { mkdir, rm, writeFile } from "node:fs/promises";
import { makeFonts } from "./make-fonts.ts";

/** Cuts the typefaces in node_modules down to what our pages use and writes them to web/ui/fonts. */
const folder = new URL("../../web/ui/fonts/", import.meta.url);
const files = await makeFonts();
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const [name, content] of files) {
  await writeFile(new URL(name, folder), content);
  console.info(`${name} ${content.length} bytes`);
}
