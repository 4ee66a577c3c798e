import type { Box } from "#schema/pictures/crops.ts";
import { detectFaces, type FaceBox } from "#web/engine/face/detect-faces.ts";
import { loadDetector } from "#web/engine/models.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";
import { fetchModelFile, wasmAddresses } from "../photos/model-files.ts";

/** Finds the face in a picture in a thread of its own, from models of our own address; nothing is sent. */

/** Pixels of the longer side the detector looks at: enough for a face that a crop is made of. */
const EXAMINED = 768;
/** How far down a crop's face box the eyes are, as `cropBox` takes it. */
const EYES = 0.31;

const loading = loadDetector(fetchModelFile, wasmAddresses);

self.addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  try {
    self.postMessage(await find(data));
  } catch {
    // the crops are made without it
    self.postMessage(null);
  }
});

async function find(picture: Blob): Promise<Box | null> {
  const source = await createImageBitmap(picture);
  const scale = Math.min(1, EXAMINED / Math.max(source.width, source.height));
  const canvas = new OffscreenCanvas(Math.round(source.width * scale), Math.round(source.height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  source.close();
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const [face] = detectFaces(await loading, buildPyramid(pixels));
  return face ? boxOf(face, scale) : null;
}

/** Brow to chin: as high as the detector's box, laid by the eyes, which it sees best. */
function boxOf({ x, width, height, eyes }: FaceBox, scale: number): Box {
  const eyeLine = (eyes[0].y + eyes[1].y) / 2;
  return {
    left: x / scale,
    top: (eyeLine - height * EYES) / scale,
    width: width / scale,
    height: height / scale,
  };
}
