import type { Paint } from "#web/engine/makeup/apply-makeup.ts";
import { type Control, type DeviceTool, PHONE_PIXELS, type Settings } from "../device-tool.ts";
import { traceLargestFace } from "../trace-face.ts";

type Colours = Extract<Control, { kind: "colour" }>["options"];

const LIPS: Colours = [
  { value: "#b4524e", label: "Rosewood" },
  { value: "#8e1020", label: "Red" },
  { value: "#c4475f", label: "Raspberry" },
  { value: "#a8584a", label: "Terracotta" },
  { value: "#8a4a52", label: "Mauve" },
  { value: "#571a2c", label: "Plum" },
];
const CHEEKS: Colours = [
  { value: "#d9796f", label: "Peach" },
  { value: "#c85a66", label: "Rose" },
  { value: "#b5544a", label: "Brick" },
  { value: "#a24a63", label: "Berry" },
];
const LIDS: Colours = [
  { value: "#8a6a5a", label: "Taupe" },
  { value: "#6a4433", label: "Brown" },
  { value: "#3a2a44", label: "Aubergine" },
  { value: "#39404a", label: "Smoke" },
  { value: "#a87a4c", label: "Bronze" },
  { value: "#3f5a52", label: "Green" },
];
const LINER: Colours = [
  { value: "#0c0a0a", label: "Black" },
  { value: "#3a2216", label: "Brown" },
  { value: "#1f2a4a", label: "Navy" },
];

/** A colour and how much of it. */
function paint(name: string, label: string, options: Colours, strength: number): Control[] {
  return [
    { kind: "range", name, label, min: 0, max: 100, step: 5, initial: strength, unit: " %" },
    {
      ...{ kind: "colour", name: `${name}-colour`, label: `Colour: ${label.toLowerCase()}`, options },
      initial: options[0]!.value,
    },
  ];
}

const paintOf = (settings: Settings, name: string): Paint => ({
  colour: String(settings[`${name}-colour`]),
  strength: Number(settings[name]) / 100,
});

export const tool: DeviceTool = {
  controls: [
    ...paint("lips", "Lips", LIPS, 65),
    ...paint("cheeks", "Cheeks", CHEEKS, 45),
    ...paint("lids", "Lids", LIDS, 40),
    ...paint("liner", "Liner", LINER, 50),
  ],
  madeWithAi: true,
  compare: "slider",
  mostPixels: PHONE_PIXELS,
  previewPixels: 1_500_000,
  async run(work) {
    const { applyMakeup } = await import("#web/engine/makeup/apply-makeup.ts");
    const { mesh } = await traceLargestFace(work);
    const { settings, photo } = work;
    return applyMakeup(photo, mesh, {
      lips: paintOf(settings, "lips"),
      cheeks: paintOf(settings, "cheeks"),
      lids: paintOf(settings, "lids"),
      liner: paintOf(settings, "liner"),
    });
  },
};
