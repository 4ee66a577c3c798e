import { unzipSync } from "fflate";
import { type FailureDetail, RequestFailure, refuse } from "./request-failure.ts";

/** What an archive of photos may hold; beyond it the archive is refused before it is unpacked. */
export const ARCHIVE_LIMITS = {
  bytes: 256 * 2 ** 20,
  files: 100,
  fileBytes: 32 * 2 ** 20,
  unpackedBytes: 512 * 2 ** 20,
} as const;

/** Captions and notes that trainers allow beside the photos. */
const NOT_PHOTOS = /\.(txt|caption|json|jsonl|csv|md)$/i;

export interface ArchivedPhoto {
  /** Path inside the archive. */
  name: string;
  bytes: Uint8Array;
}

function isPhoto(name: string): boolean {
  const parts = name.split("/");
  const hidden = parts.some((part) => part.startsWith(".") || part === "__MACOSX");
  return !name.endsWith("/") && !hidden && !NOT_PHOTOS.test(name);
}

/**
 * The photos in a zip, in archive order, whatever their names. Sizes come from the archive's directory and
 * bound the memory: an entry that holds more than it declares is cut there. Throws a 422 `invalid_archive`,
 * `archive_file_count_below_minimum`, `archive_file_count_exceeds_maximum` or `file_too_large` at `loc`.
 */
export function unpackPhotos(zip: Uint8Array, loc: FailureDetail["loc"]): ArchivedPhoto[] {
  const { files, fileBytes, unpackedBytes } = ARCHIVE_LIMITS;
  let count = 0;
  let total = 0;
  let entries: Record<string, Uint8Array>;
  try {
    entries = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (!isPhoto(name)) return false;
        count += 1;
        total += originalSize;
        if (originalSize > fileBytes || total > unpackedBytes) throw tooLarge(loc);
        if (count > files) throw tooMany(loc, files);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof RequestFailure) throw error;
    throw refuse({ loc, msg: "This is not a zip archive that can be read.", type: "invalid_archive" });
  }
  if (count === 0) {
    throw refuse({
      loc,
      msg: "The archive holds no photos.",
      type: "archive_file_count_below_minimum",
      ctx: { min_count: 1, provided_count: 0 },
    });
  }
  return Object.entries(entries).map(([name, bytes]) => ({ name, bytes }));
}

function tooLarge(loc: FailureDetail["loc"]) {
  const max = ARCHIVE_LIMITS.fileBytes;
  return refuse({
    loc,
    msg: "The archive unpacks to too much.",
    type: "file_too_large",
    ctx: { max_size: max },
  });
}

function tooMany(loc: FailureDetail["loc"], max: number) {
  return refuse({
    loc,
    msg: `The archive holds more than ${max} photos.`,
    type: "archive_file_count_exceeds_maximum",
    ctx: { max_count: max },
  });
}
