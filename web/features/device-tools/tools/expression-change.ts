import { type DeviceTool, PHONE_PIXELS } from "../device-tool.ts";
import { traceLargestFace } from "../trace-face.ts";

export const tool: DeviceTool = {
  controls: [
    { kind: "range", name: "smile", label: "Smile", min: -60, max: 100, step: 5, initial: 40 },
    { kind: "range", name: "eyes", label: "Eyes open", min: -60, max: 100, step: 5, initial: 10 },
    { kind: "range", name: "brows", label: "Brows raised", min: -80, max: 100, step: 5, initial: 0 },
  ],
  madeWithAi: true,
  compare: "slider",
  mostPixels: PHONE_PIXELS,
  previewPixels: 1_500_000,
  async run(work) {
    const { changeExpression } = await import("#web/engine/warp/reshape-face.ts");
    const { mesh } = await traceLargestFace(work);
    const { smile, eyes, brows } = work.settings;
    return changeExpression(work.photo, mesh, {
      smile: Number(smile) / 100,
      eyes: Number(eyes) / 100,
      brows: Number(brows) / 100,
    });
  },
};
