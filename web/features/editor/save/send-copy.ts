import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { UNREADABLE_RESPONSE } from "#schema/errors/remote-errors.ts";
import type { EditSource } from "#schema/pictures/edits.ts";
import type { HttpErrorBody } from "#schema/trainings/upload.ts";
import { FileRefused } from "../steps/send-file.ts";

/** Saves a picture in the library; the same id again saves nothing twice. */
export async function sendCopy(
  body: Blob,
  { id, from }: { id: string; from: EditSource | null },
): Promise<EditSource> {
  const query = new URLSearchParams({
    id,
    ...(from && { kind: from.kind, from: from.id, position: String(from.position) }),
  });
  const response = await fetch(`/api/copies?${query}`, { method: "POST", body }).catch(() => {
    throw new FileRefused(AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR);
  });
  if (!response.ok) {
    const answer = (await response.json().catch(() => null)) as HttpErrorBody | null;
    throw new FileRefused(answer?.error.message ?? UNREADABLE_RESPONSE);
  }
  return { kind: "edit", id, position: 0 };
}
