import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { UNREADABLE_RESPONSE } from "#schema/errors/remote-errors.ts";
import type { HttpErrorBody } from "#schema/trainings/upload.ts";
import type { PermissionVersion } from "#schema/visitors/visitor-rules.ts";
import type { VisitorPhotoView } from "#schema/visitors/visitors.ts";

/** Why a photo did not arrive, in words for its owner. */
export class PhotoNotSent extends Error {
  override name = "PhotoNotSent";
}

/** Sends a photo, made ready before, with what was ticked for it; answers what names it from then on. */
export async function sendPhoto(
  body: Blob,
  { permission, signal }: { permission: PermissionVersion; signal: AbortSignal },
): Promise<string> {
  const address = `/api/visitors/photos?${new URLSearchParams({ permission })}`;
  const response = await fetch(address, { method: "POST", body, signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new PhotoNotSent(AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR, { cause: error });
  });
  const answer = (await response.json().catch(() => null)) as VisitorPhotoView | HttpErrorBody | null;
  signal.throwIfAborted();
  if (answer && "photo" in answer) return answer.photo;
  throw new PhotoNotSent(answer?.error.message ?? UNREADABLE_RESPONSE);
}
