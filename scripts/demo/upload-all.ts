import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { type ApiClient, UploadRefused } from "../api-client.ts";
import type { Rejected } from "./rejected.ts";

/** Upload ids by file name; what the server refuses goes to `rejected`, and the rest goes on. */
export async function uploadAll(
  client: ApiClient,
  files: string[],
  rejected: Rejected[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const path of files) {
    const file = basename(path);
    if (ids.size === TRAINING_PHOTOS.max) {
      rejected.push({ file, reason: `More than ${TRAINING_PHOTOS.max} photos: not needed.` });
      continue;
    }
    const bytes = read(path);
    if (bytes === null) {
      rejected.push({ file, reason: "This file cannot be read." });
      continue;
    }
    try {
      const upload = await client.upload(file, bytes);
      if ([...ids.values()].includes(upload.id))
        rejected.push({ file, reason: "The same picture as another file." });
      else ids.set(file, upload.id);
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      rejected.push({ file, reason: error.message });
    }
  }
  return ids;
}

function read(path: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    return null;
  }
}
