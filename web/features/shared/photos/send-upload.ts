import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { UNREADABLE_RESPONSE } from "#schema/errors/remote-errors.ts";
import { PHOTO_CHECK_HEADER, type PhotoCheck } from "#schema/trainings/photo-check.ts";
import type { HttpErrorBody, UploadPurpose, UploadView } from "#schema/trainings/upload.ts";

export type SendResult =
  | { ok: true; upload: UploadView }
  | { ok: false; reason: string; signedOut: boolean }
  | { ok: false; cancelled: true };

/** Sends one photo. `onProgress` gets 0 to 1. XMLHttpRequest because fetch cannot tell how much has been sent. */
export function sendUpload(input: {
  body: Blob;
  name: string;
  purpose: UploadPurpose;
  /** What the photo check said, where it looked. */
  check?: PhotoCheck;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}): Promise<SendResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const refuse = (reason: string) => resolve({ ok: false, reason, signedOut: request.status === 401 });
    request.open("POST", `/api/uploads?for=${input.purpose}`);
    request.responseType = "json";
    request.setRequestHeader("content-type", input.body.type || "application/octet-stream");
    request.setRequestHeader("x-file-name", encodeURIComponent(input.name));
    if (input.check) request.setRequestHeader(PHOTO_CHECK_HEADER, JSON.stringify(input.check));
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) input.onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status >= 200 && request.status < 300 && answer) {
        resolve({ ok: true, upload: answer as UploadView });
      } else {
        refuse((answer as HttpErrorBody | null)?.error?.message ?? UNREADABLE_RESPONSE);
      }
    };
    request.onerror = () => refuse(AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR);
    request.onabort = () => resolve({ ok: false, cancelled: true });
    input.signal.addEventListener("abort", () => request.abort());
    if (input.signal.aborted) resolve({ ok: false, cancelled: true });
    else request.send(input.body);
  });
}
