/** The part of an object that is sent: where it begins and its length in bytes. */
export interface ByteRange {
  offset: number;
  length: number;
}

/** One range of bytes; a list of them is answered with everything, as RFC 9110 allows. */
const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/** What a Range header asks of an object of this size. Null: nothing that can be read, so everything is sent. */
export function readRange(
  header: string | null | undefined,
  size: number,
): ByteRange | "unsatisfiable" | null {
  const [match, first, last, suffix] = ONE_RANGE.exec(header ?? "") ?? [];
  if (match === undefined) return null;
  const offset = first === undefined ? Math.max(0, size - Number(suffix)) : Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < offset) return null;
  return offset >= size ? "unsatisfiable" : { offset, length: end - offset + 1 };
}
