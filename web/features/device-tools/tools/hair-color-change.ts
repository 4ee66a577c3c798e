import { type DeviceTool, PHONE_PIXELS, Refusal } from "../device-tool.ts";
import { brushedMask, leftOutMask } from "../erase-tool.ts";

export const tool: DeviceTool = {
  controls: [
    {
      ...{ kind: "brush", name: "strokes", leavesOut: true },
      label:
        "Hair is found by itself. Brush over what was missed, or press “Leave out” and brush over what is none",
    },
    {
      kind: "colour",
      name: "colour",
      label: "New colour",
      options: [
        { value: "#b5532a", label: "Copper" },
        { value: "#7d2b24", label: "Auburn" },
        { value: "#5b3a26", label: "Chestnut" },
        { value: "#2a211d", label: "Black" },
        { value: "#d9c08a", label: "Golden blonde" },
        { value: "#cfc4b2", label: "Ash blonde" },
        { value: "#9da0a6", label: "Silver" },
        { value: "#c9688a", label: "Rose" },
        { value: "#2b5fa8", label: "Blue" },
        { value: "#2f7a5f", label: "Green" },
      ],
      initial: "#b5532a",
    },
    {
      kind: "range",
      name: "strength",
      label: "Strength",
      min: 10,
      max: 100,
      step: 5,
      initial: 85,
      unit: " %",
    },
    { kind: "range", name: "brightness", label: "Brightness", min: -100, max: 100, step: 10, initial: 0 },
  ],
  madeWithAi: true,
  compare: "slider",
  mostPixels: PHONE_PIXELS,
  previewPixels: 1_500_000,
  async run(work) {
    const { photo, settings, models, once } = work;
    const [{ traceFaces }, { buildPyramid }, { cutPeople }, { hairMask }, { dyeHair }] = await Promise.all([
      import("#web/engine/face/trace-faces.ts"),
      import("#web/engine/pixels/resample.ts"),
      import("#web/engine/matte/cut-out.ts"),
      import("#web/engine/hair/hair-mask.ts"),
      import("#web/engine/hair/dye-hair.ts"),
    ]);
    const [added, leftOut] = await Promise.all([brushedMask(work), leftOutMask(work)]);
    const found = once("hair", () => {
      const pyramid = buildPyramid(photo);
      const [face] = traceFaces(models, pyramid);
      const people = face && cutPeople(models, pyramid);
      if (!people) throw new Refusal("NO_FACE");
      return hairMask(photo, people.matte, face);
    });
    if (!found && !added) throw new Refusal("HAIR_HIDDEN");
    const data = Float32Array.from({ length: photo.width * photo.height }, (_, i) => {
      const hair = Math.max(found?.data[i] ?? 0, (added?.data[i] ?? 0) / 255);
      return hair * (1 - (leftOut?.data[i] ?? 0) / 255);
    });
    return dyeHair(
      photo,
      { width: photo.width, height: photo.height, data },
      {
        colour: String(settings.colour),
        strength: Number(settings.strength) / 100,
        brightness: Number(settings.brightness) / 100,
      },
    );
  },
};
