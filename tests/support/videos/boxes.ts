/** Names of an MP4's outermost boxes, in order. */
export function boxNames(mp4: Uint8Array): string[] {
  const view = new DataView(mp4.buffer, mp4.byteOffset, mp4.byteLength);
  const names: string[] = [];
  for (let at = 0; at + 8 <= mp4.length; at += Math.max(8, view.getUint32(at)))
    names.push(String.fromCharCode(...mp4.subarray(at + 4, at + 8)));
  return names;
}
