import type { ThumbnailWidth } from "#schema/trainings/upload.ts";

/** A smaller copy of a stored picture, `width` pixels wide. */
export function thumbnail(url: string, width: ThumbnailWidth): string {
  return withParameter(url, "w", String(width));
}

/** The address that saves the full picture instead of showing it. */
export function download(url: string): string {
  return withParameter(url, "download", "1");
}

function withParameter(url: string, name: string, value: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}${name}=${value}`;
}
