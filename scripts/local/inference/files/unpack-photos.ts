import { unzipSync } from "fflate";
import { type FailureDetail, refuse } from "../requests/request-failure.ts";

export interface ArchivedPhoto {
  /** Path inside the archive. */
  name: string;
  bytes: Uint8Array;
}

/** The photos in a zip, in archive order. Throws a 422 `invalid_archive` at `loc` when there is none to be read. */
export function unpackPhotos(zip: Uint8Array, loc: FailureDetail["loc"]): ArchivedPhoto[] {
  const entries = readEntries(zip).filter(([name]) => !name.endsWith("/"));
  if (entries.length === 0) {
    throw refuse({ loc, msg: "This is no zip archive that holds photos.", type: "invalid_archive" });
  }
  return entries.map(([name, bytes]) => ({ name, bytes }));
}

function readEntries(zip: Uint8Array): [string, Uint8Array][] {
  try {
    return Object.entries(unzipSync(zip));
  } catch {
    return [];
  }
}
