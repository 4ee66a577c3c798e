import type { Background } from "#web/engine/background/background.ts";
import { type DeviceTool, PHONE_PIXELS, Refusal, type Work } from "../device-tool.ts";

/** Places of themes that suit a photo as it is, by theme and scene. */
const PLACES = [
  { value: "professional-headshots/glass-office", label: "Glass office" },
  { value: "professional-headshots/warm-office", label: "Office with plants" },
  { value: "studio/warm-grey-canvas", label: "Warm grey canvas" },
  { value: "studio/slate-canvas", label: "Slate canvas" },
  { value: "studio/sage-canvas", label: "Sage canvas" },
  { value: "studio/ochre-canvas", label: "Ochre canvas" },
] as const;

const COLOURS = [
  { value: "#ffffff", label: "White" },
  { value: "#d9d6d0", label: "Pale grey" },
  { value: "#7d8590", label: "Slate" },
  { value: "#1f2a3a", label: "Navy" },
  { value: "#a9bcae", label: "Sage" },
  { value: "#d8b49a", label: "Sand" },
  { value: "#171411", label: "Black" },
] as const;

export const tool: DeviceTool = {
  controls: [
    {
      kind: "choice",
      name: "kind",
      label: "Background",
      options: [
        { value: "colour", label: "Colour" },
        { value: "gradient", label: "Gradient" },
        { value: "place", label: "Place" },
        { value: "picture", label: "Own picture" },
      ],
      initial: "colour",
    },
    {
      ...{ kind: "colour", name: "colour", label: "Colour", options: COLOURS, initial: "#d9d6d0" },
      when: { name: "kind", is: "colour" },
    },
    {
      ...{ kind: "colour", name: "from", label: "Above", options: COLOURS, initial: "#7d8590" },
      when: { name: "kind", is: "gradient" },
    },
    {
      ...{ kind: "colour", name: "to", label: "Below", options: COLOURS, initial: "#d9d6d0" },
      when: { name: "kind", is: "gradient" },
    },
    {
      ...{ kind: "choice", name: "place", label: "Place", options: PLACES, initial: PLACES[0].value },
      when: { name: "kind", is: "place" },
    },
    { kind: "picture", name: "picture", label: "Choose a background", when: { name: "kind", is: "picture" } },
    {
      ...{ kind: "range", name: "blur", label: "Out of focus", min: 0, max: 100, step: 5, initial: 30 },
      when: { name: "kind", is: "picture" },
    },
  ],
  madeWithAi: true,
  compare: "slider",
  mostPixels: PHONE_PIXELS / 2,
  previewPixels: 1_500_000,
  async run(work) {
    const { replaceBackground } = await import("#web/engine/background/replace-background.ts");
    const { models, photo, onProgress } = work;
    const out = replaceBackground(models, photo, await backgroundOf(work), { onProgress });
    if (!out) throw new Refusal("NO_FACE");
    return out;
  },
};

async function backgroundOf({ settings, open }: Work): Promise<Background> {
  const { kind, colour, from, to, picture, blur } = settings;
  if (kind === "gradient") return { kind, from: String(from), to: String(to), angle: 90 };
  if (kind === "picture") {
    if (!(picture instanceof Blob)) throw new Refusal("PICTURE_MISSING");
    return { kind, picture: await open(picture), blur: Number(blur) / 100 };
  }
  if (kind !== "place") return { kind: "colour", colour: String(colour) };
  const [theme = "", scene] = String(settings.place).split("/");
  const { loadRecipe } = await import("#web/engine/load-recipe.ts");
  return { kind: "scene", recipe: await loadRecipe(theme), scene, seed: 1 };
}
