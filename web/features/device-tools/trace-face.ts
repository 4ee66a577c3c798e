import type { Face } from "#web/engine/face/trace-faces.ts";
import { Refusal, type Work } from "./device-tool.ts";

/** The largest face of the photo, traced once. */
export async function traceLargestFace({ photo, models, once }: Work): Promise<Face> {
  const [{ traceFaces }, { buildPyramid }] = await Promise.all([
    import("#web/engine/face/trace-faces.ts"),
    import("#web/engine/pixels/resample.ts"),
  ]);
  const [face] = once("faces", () => traceFaces(models, buildPyramid(photo)));
  if (!face) throw new Refusal("NO_FACE");
  return face;
}
