import { AUTH_CLIENT_ERRORS, UNREADABLE_RESPONSE } from "#schema/errors.ts";
import type { HttpErrorBody } from "#schema/trainings/upload.ts";
import { PERMISSION_VERSION } from "#schema/visitors/visitor-rules.ts";
import type { VisitorPhotoView } from "#schema/visitors/visitors.ts";
import { storedPhoto } from "#web/features/shared/photos/stored-photo.ts";

const UNREADABLE = "This file could not be opened. Choose a JPEG, PNG, WebP or HEIC photo.";

/** Why a photo did not arrive, in words for its owner. */
export class PhotoNotSent extends Error {
  override name = "PhotoNotSent";
}

/** Sends a photo whose permission was ticked, made small and free of camera data before; answers what names it from then on. */
export async function sendPhoto(file: Blob): Promise<string> {
  const body = await storedPhoto(file).catch(() => {
    throw new PhotoNotSent(UNREADABLE);
  });
  const address = `/api/visitors/photos?permission=${PERMISSION_VERSION}`;
  const response = await fetch(address, { method: "POST", body }).catch(() => {
    throw new PhotoNotSent(AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR);
  });
  const answer = (await response.json().catch(() => null)) as VisitorPhotoView | HttpErrorBody | null;
  if (answer && "photo" in answer) return answer.photo;
  throw new PhotoNotSent(answer?.error.message ?? UNREADABLE_RESPONSE);
}
