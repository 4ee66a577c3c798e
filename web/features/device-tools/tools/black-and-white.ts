import type { ColourFilter } from "#web/engine/monochrome/black-and-white.ts";
import type { Toning } from "#web/engine/monochrome/tonings.ts";
import { type DeviceTool, PHONE_PIXELS } from "../device-tool.ts";

export const tool: DeviceTool = {
  controls: [
    {
      kind: "choice",
      name: "filter",
      label: "Colour filter",
      options: [
        { value: "none", label: "None" },
        { value: "yellow", label: "Yellow" },
        { value: "orange", label: "Orange" },
        { value: "red", label: "Red" },
        { value: "green", label: "Green" },
        { value: "blue", label: "Blue" },
      ] satisfies { value: ColourFilter; label: string }[],
      initial: "none",
    },
    { kind: "range", name: "contrast", label: "Contrast", min: -100, max: 100, step: 1, initial: 15 },
    { kind: "range", name: "brightness", label: "Brightness", min: -100, max: 100, step: 1, initial: 0 },
    { kind: "range", name: "grain", label: "Grain", min: 0, max: 100, step: 1, initial: 20 },
    {
      kind: "choice",
      name: "toning",
      label: "Toning",
      options: [
        { value: "neutral", label: "None" },
        { value: "warm", label: "Warm" },
        { value: "sepia", label: "Sepia" },
        { value: "selenium", label: "Selenium" },
        { value: "cool", label: "Cool" },
        { value: "blue toned", label: "Blue" },
      ] satisfies { value: Toning; label: string }[],
      initial: "neutral",
    },
  ],
  madeWithAi: false,
  compare: "slider",
  mostPixels: PHONE_PIXELS,
  previewPixels: 1_500_000,
  async run({ photo, settings }) {
    const { blackAndWhite } = await import("#web/engine/monochrome/black-and-white.ts");
    return blackAndWhite(photo, {
      filter: settings.filter as ColourFilter,
      contrast: Number(settings.contrast),
      brightness: Number(settings.brightness),
      grain: Number(settings.grain),
      toning: settings.toning as Toning,
    });
  },
};
