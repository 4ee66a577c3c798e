import { type DeviceTool, PHONE_PIXELS } from "../device-tool.ts";

const LARGEST_FACTOR = 4;

export const tool: DeviceTool = {
  controls: [
    {
      kind: "choice",
      name: "factor",
      label: "Size",
      options: [
        { value: "2", label: "Twice as large" },
        { value: "4", label: "Four times as large" },
      ],
      initial: "2",
    },
    {
      kind: "choice",
      name: "edges",
      label: "Edges",
      options: [
        { value: "crisp", label: "Crisp" },
        { value: "faithful", label: "Faithful" },
      ],
      initial: "crisp",
    },
  ],
  madeWithAi: false,
  compare: "slider",
  mostPixels: (PHONE_PIXELS * 3) / LARGEST_FACTOR ** 2,
  async run({ photo, settings, onProgress }) {
    const factor = settings.factor === "4" ? 4 : 2;
    if (settings.edges === "faithful") {
      const { upscale } = await import("#web/engine/upscale/upscale.ts");
      return upscale(photo, factor);
    }
    const { enlargePhoto } = await import("#web/engine/upscale/enlarge-photo.ts");
    return enlargePhoto(photo, factor, { onProgress });
  },
};
