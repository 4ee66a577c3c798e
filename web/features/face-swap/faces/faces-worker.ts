import { MESH } from "#web/engine/face/face-mesh.ts";
import { type Face, traceFaces } from "#web/engine/face/trace-faces.ts";
import { MAX_FACES, swapFacts } from "#web/engine/face-swap/read-swap-face.ts";
import { type FaceModels, loadFaceTracer } from "#web/engine/models.ts";
import { buildPyramid, type Pyramid } from "#web/engine/pixels/resample.ts";
import { fetchModelFile, wasmAddresses } from "#web/features/shared/photos/model-files.ts";
import { drawScaled, openPhoto, pixelsOf } from "#web/features/shared/photos/open-photo.ts";
import type { FoundFace } from "./found-face.ts";

/** Finds the faces in a photo in a thread of its own, from models of our own address; nothing is sent. */

/** Longer side that is looked at, in pixels: as photos are stored. */
const LOOKED_AT = 2048;

let loading: Promise<FaceModels> | undefined;

function models(): Promise<FaceModels> {
  loading ??= loadFaceTracer(fetchModelFile, wasmAddresses).catch((error: unknown) => {
    // the next photo tries again
    loading = undefined;
    throw error;
  });
  return loading;
}

function facts(photo: Pyramid, face: Face): FoundFace {
  const { width, height } = photo[0]!;
  const { mesh, bounds } = face;
  return {
    outline: MESH.oval.map((index) => [mesh[index * 3]! / width, mesh[index * 3 + 1]! / height]),
    box: {
      left: bounds.left / width,
      top: bounds.top / height,
      width: (bounds.right - bounds.left) / width,
      height: (bounds.bottom - bounds.top) / height,
    },
    ...swapFacts(photo, face),
  };
}

async function find(photo: Blob): Promise<FoundFace[]> {
  const source = await openPhoto(photo);
  const pyramid = buildPyramid(pixelsOf(drawScaled(source, LOOKED_AT)));
  source.close();
  const faces = traceFaces(await models(), pyramid, (found) => found.length >= MAX_FACES);
  return faces.map((face) => facts(pyramid, face));
}

self.addEventListener("message", async ({ data }: MessageEvent<{ id: number; photo: Blob }>) => {
  try {
    self.postMessage({ id: data.id, faces: await find(data.photo) });
  } catch {
    self.postMessage({ id: data.id, faces: null });
  }
});
