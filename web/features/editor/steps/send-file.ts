import type { UploadPurpose, UploadView } from "#schema/trainings/upload.ts";
import { sendUpload } from "#web/features/shared/photos/send-upload.ts";

/** The server did not take a file, and says why. */
export class FileRefused extends Error {}

/** Uploads what is seen, or what a step is to work on. */
export async function sendFile(
  body: Blob,
  { name, purpose }: { name: string; purpose: UploadPurpose },
): Promise<UploadView> {
  const { signal } = new AbortController();
  const result = await sendUpload({ body, name, purpose, signal, onProgress: () => {} });
  if (result.ok) return result.upload;
  throw new FileRefused("reason" in result ? result.reason : "");
}
