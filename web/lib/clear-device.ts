import { clearDevicePhotos } from "./device-photos.ts";
import { clearEditorDrafts } from "./editor-drafts.ts";

/** Forgets what this browser keeps of whoever was signed in. */
export async function clearDevice(): Promise<void> {
  await clearDevicePhotos();
  await clearEditorDrafts();
}
