const ENDINGS: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "video/mp4": "mp4",
};

/** By the type the browser really wrote: not every one can write every type. */
export const namedFile = (slug: string, blob: Blob): File =>
  new File([blob], `likeness-${slug}.${ENDINGS[blob.type] ?? "png"}`, { type: blob.type });

export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // the download has begun by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Whether this device has a share sheet that takes files, as phones have. */
export function sharesFiles(): boolean {
  const probe = new File([new Uint8Array(1)], "picture.jpg", { type: "image/jpeg" });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}
