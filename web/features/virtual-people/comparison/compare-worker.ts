import { examinePyramid } from "#web/engine/examine-photo.ts";
import { type FaceModels, loadFaceModels } from "#web/engine/models.ts";
import { EXAMINED_SIDE } from "#web/engine/photo-verdict.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";
import { fetchModelFile, wasmAddresses } from "#web/features/shared/photos/model-files.ts";
import { drawScaled, openPhoto, pixelsOf } from "#web/features/shared/photos/open-photo.ts";

/** A picture whose face is to be described; one at a time. */
export interface CompareRequest {
  id: number;
  file: Blob;
}
/** `identity`: null where no face was found. */
export type CompareAnswer = { id: number; identity: Float32Array | null } | { id: number; failed: true };

/** Describes faces in a thread of its own. What it finds stays in this browser. */
let loading: Promise<FaceModels> | undefined;

async function describe(file: Blob): Promise<Float32Array | null> {
  loading ??= loadFaceModels(fetchModelFile, wasmAddresses);
  const models = await loading;
  const bitmap = await openPhoto(file);
  try {
    const pixels = pixelsOf(drawScaled(bitmap, EXAMINED_SIDE));
    return examinePyramid(models, buildPyramid(pixels)).face?.identity ?? null;
  } finally {
    bitmap.close();
  }
}

self.addEventListener("message", async ({ data }: MessageEvent<CompareRequest>) => {
  const { id, file } = data;
  const answer = await describe(file).then(
    (identity): CompareAnswer => ({ id, identity }),
    (): CompareAnswer => ({ id, failed: true }),
  );
  // the next picture tries again where the networks did not come
  if ("failed" in answer) loading = undefined;
  self.postMessage(answer);
});
