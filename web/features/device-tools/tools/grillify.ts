import type { Metal } from "#web/engine/grills/wear-grills.ts";
import { type DeviceTool, PHONE_PIXELS, Refusal } from "../device-tool.ts";
import { traceLargestFace } from "../trace-face.ts";

export const tool: DeviceTool = {
  controls: [
    {
      kind: "choice",
      name: "metal",
      label: "Metal",
      options: [
        { value: "gold", label: "Gold" },
        { value: "silver", label: "Silver" },
        { value: "rose gold", label: "Rose gold" },
      ] satisfies { value: Metal; label: string }[],
      initial: "gold",
    },
    {
      kind: "choice",
      name: "stones",
      label: "Stones",
      options: [
        { value: "none", label: "None" },
        { value: "brilliants", label: "Brilliants" },
      ],
      initial: "none",
    },
  ],
  madeWithAi: true,
  compare: "slider",
  mostPixels: PHONE_PIXELS,
  previewPixels: 3_000_000,
  async run(work) {
    const { wearGrills } = await import("#web/engine/grills/wear-grills.ts");
    const { mesh } = await traceLargestFace(work);
    const { metal, stones } = work.settings;
    const out = wearGrills(work.photo, mesh, { metal: metal as Metal, stones: stones === "brilliants" });
    if (!out) throw new Refusal("TEETH_HIDDEN");
    return out;
  },
};
