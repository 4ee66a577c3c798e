import { createPlane, type Image, type Plane } from "#web/engine/pixels/image.ts";
import { type DeviceTool, PHONE_PIXELS, Refusal, type Spot, type Work } from "../device-tool.ts";
import { DESIGNS, type DesignName } from "../tattoos/designs.ts";

/** How far skin spreads from a press, as growing a region takes it. */
const REACH = 0.55;
/** The part of a design's size around the press that is surely skin. */
const PRESSED = 0.08;

export const tool: DeviceTool = {
  controls: [
    { kind: "spot", name: "spot", label: "Press on the skin where the tattoo is to be" },
    {
      kind: "choice",
      name: "design",
      label: "Design",
      options: [
        ...Object.entries(DESIGNS).map(([value, { label }]) => ({ value, label })),
        { value: "own", label: "Own drawing" },
      ],
      initial: "lotus" satisfies DesignName,
    },
    { kind: "picture", name: "picture", label: "Choose a drawing", when: { name: "design", is: "own" } },
    { kind: "range", name: "size", label: "Size", min: 3, max: 60, step: 1, initial: 14, unit: " %" },
    {
      kind: "range",
      name: "turn",
      label: "Turned",
      min: -180,
      max: 180,
      step: 5,
      initial: 0,
      unit: " degrees",
    },
    { kind: "range", name: "strength", label: "Ink", min: 30, max: 100, step: 5, initial: 90, unit: " %" },
  ],
  madeWithAi: true,
  compare: "slider",
  mostPixels: PHONE_PIXELS,
  previewPixels: 1_500_000,
  async run(work) {
    const { photo, settings } = work;
    const spot = settings.spot as Spot | undefined;
    if (!spot) return { ...photo, data: photo.data.slice() };
    const [{ growRegion }, { skinFormAt }, { inkSkin }, design] = await Promise.all([
      import("#web/engine/recolour/grow-region.ts"),
      import("#web/engine/tattoo/skin-form.ts"),
      import("#web/engine/tattoo/ink-skin.ts"),
      designOf(work),
    ]);
    const size = (photo.width * Number(settings.size)) / 100;
    const place = { x: spot.x * photo.width, y: spot.y * photo.width };
    const skin = growRegion(photo, { inside: discAt(photo, place, size * PRESSED), outside: null }, REACH);
    return inkSkin(photo, skin, design, {
      ...{ ...place, size, form: skinFormAt(skin, place, 2.5 * size) },
      turn: (Number(settings.turn) * Math.PI) / 180,
      strength: Number(settings.strength) / 100,
    });
  },
};

async function designOf({ settings, open }: Work): Promise<Image> {
  const { design, picture } = settings;
  if (design !== "own") {
    const { rasterise } = await import("../tattoos/rasterise.ts");
    return rasterise(design as DesignName);
  }
  if (!(picture instanceof Blob)) throw new Refusal("PICTURE_MISSING");
  const { inkOfDrawing } = await import("#web/engine/tattoo/ink-skin.ts");
  return inkOfDrawing(await open(picture));
}

function discAt({ width, height }: Image, { x, y }: Spot, radius: number): Plane {
  const plane = createPlane(width, height);
  const reach = Math.max(2, radius);
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(height - 1, y + reach); row++) {
    for (let column = Math.max(0, Math.floor(x - reach)); column <= Math.min(width - 1, x + reach); column++)
      if (Math.hypot(column - x, row - y) <= reach) plane.data[row * width + column] = 1;
  }
  return plane;
}
