import { type MadePicture, PictureRefused } from "../compute/compute-types.ts";
import { download } from "../files/download.ts";
import { refuse } from "../requests/request-failure.ts";
import type { Host } from "./embedded-operation.ts";

const LOC = ["body", "image_url"];

/** Fetches a request's picture, has it changed and keeps what comes of it, as endpoints answer that make one of one. */
export async function changePicture(
  { files, locate }: Host,
  request: { id: string; imageUrl: string; fileName: string },
  change: (picture: Uint8Array) => Promise<MadePicture>,
) {
  const { bytes } = await download(request.imageUrl, { loc: LOC, locate });
  const made = await change(bytes).catch((error: unknown) => {
    if (!(error instanceof PictureRefused)) throw error;
    throw refuse({ loc: LOC, msg: error.message, type: error.type });
  });
  const { width, height } = made;
  return { image: { ...(await files.save(request.id, request.fileName, made.bytes)), width, height } };
}
