import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { UNREADABLE_RESPONSE } from "#schema/errors/remote-errors.ts";
import type { HttpErrorBody } from "#schema/trainings/upload.ts";

/** Why a part was not taken, in words; `lost`: the line broke, so the same may be sent again. */
export class PartRefused extends Error {
  override name = "PartRefused";
  readonly lost: boolean;
  constructor(message: string, lost: boolean) {
    super(message);
    this.lost = lost;
  }
}

/** Sends one part. `onProgress` gets the bytes sent. XMLHttpRequest because fetch cannot tell how much has been sent. */
export function sendPart(input: {
  id: string;
  number: number;
  body: Blob;
  signal: AbortSignal;
  onProgress: (bytes: number) => void;
}): Promise<void> {
  const { id, number, body, signal, onProgress } = input;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open("PUT", `/api/media-uploads/${id}/parts/${number}`);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) return resolve();
      const answer = request.response as HttpErrorBody | null;
      reject(new PartRefused(answer?.error?.message ?? UNREADABLE_RESPONSE, request.status >= 502));
    };
    request.onerror = () => reject(new PartRefused(AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR, true));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener("abort", stop);
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener("abort", stop);
    request.send(body);
  });
}
