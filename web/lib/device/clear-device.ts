import { clearDevicePhotos } from "./device-photos.ts";
import { clearDeviceRecordings } from "./device-recordings.ts";
import { clearEditorDrafts } from "./editor-drafts.ts";

/** Forgets what this browser keeps of whoever was signed in. */
export async function clearDevice(): Promise<void> {
  await clearDevicePhotos();
  await clearDeviceRecordings();
  await clearEditorDrafts();
}
