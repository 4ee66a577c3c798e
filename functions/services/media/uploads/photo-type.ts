/** Whether the first bytes are those of a JPEG, PNG or WebP file, whatever its name says. */
export function looksLikePhoto(bytes: Uint8Array): boolean {
  const starts = (at: number, ...values: number[]) =>
    values.every((value, index) => bytes[at + index] === value);
  const jpeg = starts(0, 0xff, 0xd8, 0xff);
  const png = starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const webp = starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50);
  return jpeg || png || webp;
}

/** Whether these are the first bytes of a PNG with 16 bits a colour (PNG specification, 11.2.1: the byte after the size). */
export function isDeepPng(bytes: Uint8Array): boolean {
  return bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[24] === 16;
}
