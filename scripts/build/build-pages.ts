import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SAMPLE_PHOTO_DOCUMENT, SAMPLE_PICTURES_PATH } from "#schema/site/sample-photo.ts";
import { makeSamplePictures } from "./sample-pictures.ts";

/** Run by the build in a process of its own: builds the pages and, meanwhile on another core, the portraits they show. */

const root = fileURLToPath(new URL("../../", import.meta.url));
const site = `${root}.build/web/client`;

async function buildPages(): Promise<void> {
  const router = `${root}node_modules/@react-router/dev/bin.cjs`;
  const building = spawn(process.execPath, [router, "build"], { cwd: root, stdio: "inherit" });
  const [code] = await once(building, "exit");
  if (code !== 0) throw new Error(`react-router build ended with ${code}`);
}

const photo = process.env.SAMPLE_PHOTO;
const [pictures] = await Promise.all([
  photo ? makeSamplePictures(photo, `${root}.build/sample`) : null,
  buildPages(),
]);
if (photo && pictures) {
  copyFileSync(photo, `${site}${SAMPLE_PHOTO_DOCUMENT}`);
  cpSync(pictures, `${site}${SAMPLE_PICTURES_PATH}`, { recursive: true });
}
