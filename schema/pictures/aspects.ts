/**
 * Shapes a picture can have, as people choose them; sizes in pixels. Sides are multiples of 16, which the
 * provider's model needs, and each is as large as one billed megapixel allows.
 */
export const ASPECTS = {
  square: { label: "Square", ratio: "1:1", width: 1024, height: 1024 },
  portrait: { label: "Portrait", ratio: "4:5", width: 896, height: 1120 },
  tall: { label: "Tall", ratio: "9:16", width: 720, height: 1280 },
  landscape: { label: "Landscape", ratio: "4:3", width: 1152, height: 864 },
  wide: { label: "Wide", ratio: "16:9", width: 1280, height: 720 },
} as const;
export type Aspect = keyof typeof ASPECTS;
export const ASPECT_NAMES = Object.keys(ASPECTS) as [Aspect, ...Aspect[]];

/** A pack's, unless its owner chooses another: room for shoulders, and what social networks show largest. */
export const PACK_ASPECT: Aspect = "portrait";

/** The shape a picture is nearest to: a provider may round the size it was asked for. */
export function aspectOf(size: { width: number; height: number }): Aspect {
  const away = (name: Aspect) =>
    Math.abs(Math.log((ASPECTS[name].width / ASPECTS[name].height / size.width) * size.height));
  return ASPECT_NAMES.reduce((best, name) => (away(name) < away(best) ? name : best));
}
