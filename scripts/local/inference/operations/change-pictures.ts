import { type MadePicture, PictureRefused } from "../compute/compute-types.ts";
import { download } from "../files/download.ts";
import { refuse } from "../requests/request-failure.ts";
import type { Host } from "./embedded-operation.ts";

/** Fetches a request's pictures, by the fields that name them, has the first changed and keeps what comes of it. */
export async function changePictures<Urls extends Readonly<Record<string, string>>>(
  { files, locate }: Host,
  request: { id: string; urls: Urls; name?: string },
  change: (pictures: { [Field in keyof Urls]: Uint8Array }) => Promise<MadePicture>,
) {
  const { name = "picture" } = request;
  const fetched = await Promise.all(
    Object.entries(request.urls).map(async ([field, url]) => {
      const { bytes } = await download(url, { loc: ["body", field], locate });
      return [field, bytes] as const;
    }),
  );
  const pictures = Object.fromEntries(fetched) as { [Field in keyof Urls]: Uint8Array };
  const made = await change(pictures).catch((error: unknown) => {
    if (!(error instanceof PictureRefused)) throw error;
    throw refuse({ loc: ["body", fetched[0]![0]], msg: error.message, type: error.type });
  });
  const { bytes, extension, width, height } = made;
  return { ...(await files.save(request.id, `${name}.${extension}`, bytes)), width, height };
}
