import type { Gloss } from "#web/engine/recolour/repaint.ts";
import { type DeviceTool, PHONE_PIXELS } from "../device-tool.ts";
import { brushedMask, leftOutMask } from "../erase-tool.ts";

export const tool: DeviceTool = {
  controls: [
    {
      ...{ kind: "brush", name: "strokes", leavesOut: true },
      label: "Press on the paint, or brush along a panel, in the light and in the shade",
    },
    {
      kind: "colour",
      name: "colour",
      label: "New colour",
      options: [
        { value: "#a8121c", label: "Red" },
        { value: "#15396f", label: "Blue" },
        { value: "#1f5a41", label: "British green" },
        { value: "#d89a12", label: "Yellow" },
        { value: "#c4571a", label: "Copper" },
        { value: "#5a2a52", label: "Aubergine" },
        { value: "#8b9299", label: "Silver" },
        { value: "#e9e7e2", label: "White" },
        { value: "#17181b", label: "Black" },
      ],
      initial: "#15396f",
    },
    {
      kind: "choice",
      name: "gloss",
      label: "Finish",
      options: [
        { value: "glossy", label: "Glossy" },
        { value: "matte", label: "Matte" },
      ] satisfies { value: Gloss; label: string }[],
      initial: "glossy",
    },
    { kind: "range", name: "reach", label: "Spreads from a press", min: 0, max: 100, step: 5, initial: 45 },
    { kind: "range", name: "strength", label: "Cover", min: 30, max: 100, step: 5, initial: 100, unit: " %" },
  ],
  madeWithAi: true,
  compare: "slider",
  mostPixels: PHONE_PIXELS,
  previewPixels: 1_500_000,
  async run(work) {
    const { photo, settings } = work;
    const [inside, outside] = await Promise.all([brushedMask(work), leftOutMask(work)]);
    if (!inside) return { ...photo, data: photo.data.slice() };
    const [{ growRegion }, { repaint }] = await Promise.all([
      import("#web/engine/recolour/grow-region.ts"),
      import("#web/engine/recolour/repaint.ts"),
    ]);
    const region = growRegion(photo, { inside, outside }, Number(settings.reach) / 100);
    return repaint(photo, region, {
      colour: String(settings.colour),
      gloss: settings.gloss as Gloss,
      strength: Number(settings.strength) / 100,
    });
  },
};
