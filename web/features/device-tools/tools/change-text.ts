import type { Align } from "#web/engine/lettering/write-lettering.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import { type DeviceTool, PHONE_PIXELS, Refusal } from "../device-tool.ts";
import { brushedMask, brushOver } from "../erase-tool.ts";

/** Letters on a line. */
const MOST = 40;

export const tool: DeviceTool = {
  controls: [
    brushOver("Brush over all of the words that are to change, and little beside them"),
    { kind: "text", name: "old", label: "What it says now", most: MOST, initial: "" },
    { kind: "text", name: "words", label: "What it is to say", most: MOST, initial: "" },
    {
      kind: "choice",
      name: "align",
      label: "Keeps its place at the",
      options: [
        { value: "middle", label: "Middle" },
        { value: "left", label: "Left end" },
        { value: "right", label: "Right end" },
      ] satisfies { value: Align; label: string }[],
      initial: "middle",
    },
  ],
  madeWithAi: true,
  compare: "slider",
  mostPixels: PHONE_PIXELS,
  previewPixels: 1_500_000,
  async run(work) {
    const { photo, settings, onProgress } = work;
    const mask = await brushedMask(work);
    if (!mask) return { ...photo, data: photo.data.slice() };
    const [
      { findInk },
      { eraseLettering },
      { readLettering },
      { asTallAs, matchTypeface },
      { writeLettering },
    ] = await Promise.all([
      import("#web/engine/lettering/find-ink.ts"),
      import("#web/engine/lettering/erase-lettering.ts"),
      import("#web/engine/lettering/read-lettering.ts"),
      import("#web/engine/lettering/match-typeface.ts"),
      import("#web/engine/lettering/write-lettering.ts"),
    ]);
    const { drawWords, TYPEFACES } = await import("../lettering/draw-words.ts");
    const ink = findInk(photo, mask);
    const lettering = ink && readLettering(ink);
    if (!ink || !lettering) throw new Refusal("NO_LETTERS");
    // of the newest strokes alone: each is a copy of the whole photo
    const kept = work.once("erased", (): { strokes?: string; erased?: Image } => ({}));
    const strokes = JSON.stringify(settings.strokes);
    const erased =
      kept.strokes === strokes && kept.erased ? kept.erased : eraseLettering(photo, ink, onProgress);
    Object.assign(kept, { strokes, erased });
    const [old, words] = [String(settings.old).trim(), String(settings.words).trim()];
    const bare = { ...erased, data: erased.data.slice() };
    if (words === "") return bare;
    const drawn = TYPEFACES.flatMap((name) => {
      const glyphs = drawWords(old || words, name);
      return glyphs ? [{ name, glyphs }] : [];
    });
    const [first] = drawn;
    if (!first) return bare;
    // without the old words nothing tells the typeface, but for how tall it is
    const typeface = old ? matchTypeface(lettering, drawn) : asTallAs(lettering, drawn[2] ?? first);
    const glyphs = drawWords(words, typeface.name);
    if (!glyphs) return bare;
    return writeLettering(erased, lettering, glyphs, { typeface, align: settings.align as Align });
  },
};
