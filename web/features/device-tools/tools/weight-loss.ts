import { type DeviceTool, PHONE_PIXELS } from "../device-tool.ts";
import { traceLargestFace } from "../trace-face.ts";

export const tool: DeviceTool = {
  controls: [
    {
      kind: "range",
      name: "amount",
      label: "Slimmer face",
      min: 0,
      max: 100,
      step: 5,
      initial: 40,
      unit: " %",
    },
  ],
  madeWithAi: true,
  compare: "slider",
  mostPixels: PHONE_PIXELS,
  previewPixels: 1_500_000,
  async run(work) {
    const { slimFace } = await import("#web/engine/warp/reshape-face.ts");
    const { mesh } = await traceLargestFace(work);
    return slimFace(work.photo, mesh, Number(work.settings.amount) / 100);
  },
};
