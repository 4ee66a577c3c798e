import type { Mask } from "#web/engine/mask/mask.ts";
import type { Stroke } from "#web/engine/mask/mask-step.ts";
import type { Image, Plane } from "#web/engine/pixels/image.ts";
import { type Control, type DeviceTool, PHONE_PIXELS, type Work } from "./device-tool.ts";

export const brushOver = (label: string): Control => ({ kind: "brush", name: "strokes", label });

type Brushed = Pick<Work, "photo" | "settings">;

/** What somebody brushed over, as large as the photo; null where they have not. */
export const brushedMask = (work: Brushed): Promise<Plane | null> => maskOf(work, strokesOf(work, false));

/** What somebody brushed to be left as it is. */
export const leftOutMask = (work: Brushed): Promise<Plane | null> =>
  maskOf(
    work,
    strokesOf(work, true).map((stroke) => ({ ...stroke, erases: false })),
  );

const strokesOf = ({ settings }: Brushed, erases: boolean) =>
  ((settings.strokes ?? []) as readonly Stroke[]).filter((stroke) => stroke.erases === erases);

async function maskOf({ photo }: Brushed, strokes: readonly Stroke[]): Promise<Plane | null> {
  if (strokes.length === 0) return null;
  const { paintMask } = await import("#web/engine/mask/paint-mask.ts");
  const { width } = photo;
  return planeOf(paintMask(photo, { steps: strokes, toMask: [width, 0, 0, 0, width, 0], person: null }));
}

const planeOf = ({ width, height, data }: Mask): Plane => ({ width, height, data: Float32Array.from(data) });

/** A tool that takes away what is brushed over, and fills the place from around it. */
export const eraseTool = (label: string): DeviceTool => ({
  controls: [brushOver(label)],
  madeWithAi: true,
  compare: "slider",
  mostPixels: PHONE_PIXELS,
  previewPixels: 1_500_000,
  async run(work) {
    const mask = await brushedMask(work);
    if (!mask) return copyOf(work.photo);
    const { inpaint } = await import("#web/engine/inpaint/inpaint.ts");
    return inpaint(work.photo, mask, { onProgress: work.onProgress });
  },
});

const copyOf = (photo: Image): Image => ({ ...photo, data: photo.data.slice() });
