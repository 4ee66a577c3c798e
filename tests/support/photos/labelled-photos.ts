import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { drawGlasses, type Glasses } from "./draw-glasses.ts";
import {
  area,
  type Change,
  fixturePhoto,
  groupPart,
  groupPhoto,
  leaning,
  strangerPhoto,
  wide,
} from "./photo-variants.ts";

/** A photo made for a purpose; `label` is what the photo check has to find, "good" when nothing stands in its way. */
type LabelledPhoto = [label: string, name: string, make: () => Promise<Buffer>];

/** People seen alone, of different skin, hair and light; faces cut out of group photos. */
const PEOPLE = {
  astronaut: () => fixturePhoto("astronaut.jpg"),
  curls: () => strangerPhoto("curls"),
  dark: () => strangerPhoto("dark"),
  brown: () => strangerPhoto("brown"),
  bright: () => groupPart(6, 1370, 200, 470, 560),
  bun: () => groupPart(5, 650, 20, 420, 480),
} as const;
type Who = keyof typeof PEOPLE;

/** Each step through a buffer, since sharp puts operations into an order of its own. */
async function changed(bytes: Buffer, ...changes: Change[]): Promise<Buffer> {
  let current = bytes;
  for (const change of changes) current = await change(sharp(current)).png().toBuffer();
  return sharp(current).jpeg({ quality: 92 }).toBuffer();
}

const taken = async (who: Who, ...changes: Change[]) => changed(await PEOPLE[who](), ...changes);
/** The same, made when asked for. */
const take =
  (who: Who, ...changes: Change[]) =>
  () =>
    taken(who, ...changes);
const wearing = (who: Who, kind: Glasses) => async () => drawGlasses(await PEOPLE[who](), kind);
const without = (name: "cat.jpg" | "coffee.jpg") => async () => changed(await fixturePhoto(name), wide(900));

/** Photos on an empty picture of this size. */
function onto(width: number, height: number, photos: OverlayOptions[]): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#9aa3a8" } })
    .composite(photos)
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Two photos side by side. */
const joined = (first: Who, second: Who) => async () =>
  onto(1000, 600, [
    { input: await taken(first, (p) => p.resize(500, 600)), left: 0, top: 0 },
    { input: await taken(second, (p) => p.resize(500, 600)), left: 500, top: 0 },
  ]);

/** A photo made small in the middle of a wide empty one. */
const farAway = (who: Who, height: number) => async () =>
  onto(1500, 1000, [{ input: await taken(who, (p) => p.resize({ height })) }]);

const dim = (factor: number) => (photo: Sharp) => photo.linear(factor, 0);
const blurred = (sigma: number) => (photo: Sharp) => photo.blur(sigma);

/** None of the strangers' is kept in the repository. */
export const LABELLED_PHOTOS: readonly LabelledPhoto[] = [
  ["good", "as it is", take("astronaut")],
  ["good", "enlarged", take("astronaut", wide(1400))],
  ["good", "closer", take("astronaut", area(60, 0, 330, 330), wide(900))],
  ["good", "very close", take("astronaut", area(110, 20, 240, 250), wide(640))],
  ["good", "leaning right", take("astronaut", leaning(7), wide(760))],
  ["good", "leaning left", take("astronaut", leaning(-9))],
  ["good", "slightly soft", take("astronaut", blurred(0.9))],
  ["good", "in a dim room", take("astronaut", dim(0.45))],
  ["good", "strongly compressed", take("astronaut", (p) => p.jpeg({ quality: 30 }))],
  ["good", "black and white", take("astronaut", (p) => p.grayscale())],
  ["good", "warm light", take("astronaut", (p) => p.linear([1.06, 1, 0.86], [0, 0, 0]))],
  ["good", "pale", take("astronaut", (p) => p.modulate({ saturation: 0.5, brightness: 1.12 }))],
  ["good", "curls", take("curls")],
  ["good", "dark hair and skin", take("dark")],
  ["good", "evening light", take("brown")],
  ["good", "by a window", take("bright")],
  ["good", "hair up", take("bun")],
  ["good", "clear glasses", wearing("astronaut", "clear")],
  ["good", "clear glasses, dark skin", wearing("dark", "clear")],

  ["NO_FACE", "cat", without("cat.jpg")],
  ["NO_FACE", "coffee", without("coffee.jpg")],
  ["NO_FACE", "a helmet", take("astronaut", area(330, 330, 182, 182), wide(600))],
  ["NO_FACE", "a skirt", () => groupPart(2, 950, 620, 560, 560)],
  ["NO_FACE", "a bar", () => groupPart(3, 0, 760, 440, 500)],

  ...[1, 2, 3, 4, 5, 6].map(
    (number): LabelledPhoto => ["SEVERAL_PEOPLE", `group ${number}`, () => groupPhoto(number)],
  ),
  ["SEVERAL_PEOPLE", "two side by side", joined("astronaut", "curls")],
  ["SEVERAL_PEOPLE", "two others", joined("dark", "bright")],

  ["FACE_CUT_OFF", "left half", take("astronaut", area(0, 0, 222, 512), wide(520))],
  ["FACE_CUT_OFF", "right half", take("astronaut", area(222, 0, 290, 512), wide(520))],
  ["FACE_CUT_OFF", "from the nose up", take("astronaut", area(90, 0, 300, 150), wide(900))],
  ["FACE_CUT_OFF", "curls, right half", take("curls", area(215, 0, 305, 760), wide(500))],

  ["PHOTO_TOO_SMALL", "sent by chat", take("astronaut", wide(400))],
  ["PHOTO_TOO_SMALL", "a thumbnail", take("curls", wide(300))],
  ["PHOTO_TOO_SMALL", "nearly", take("dark", wide(408))],

  ["FACE_TOO_SMALL", "far away", farAway("astronaut", 260)],
  ["FACE_TOO_SMALL", "far away, dark hair", farAway("dark", 150)],

  ["BLURRED", "blurred", take("astronaut", blurred(3))],
  ["BLURRED", "large and blurred", take("astronaut", wide(1400), blurred(9))],
  ["BLURRED", "curls, blurred", take("curls", blurred(6))],
  ["BLURRED", "dark, blurred", take("dark", blurred(6))],

  ["TOO_DARK", "night", take("astronaut", dim(0.1))],
  ["TOO_DARK", "curls at night", take("curls", dim(0.12))],
  ["TOO_DARK", "dark at night", take("dark", dim(0.1))],

  ["TOO_BRIGHT", "flash", take("astronaut", dim(3))],
  ["TOO_BRIGHT", "curls, flash", take("curls", dim(3))],
  ["TOO_BRIGHT", "bright, flash", take("bright", dim(2.4))],

  ["SUNGLASSES", "dark lenses", wearing("astronaut", "dark")],
  ["SUNGLASSES", "round lenses", wearing("curls", "round")],
  ["SUNGLASSES", "brown lenses", wearing("dark", "brown")],
  ["SUNGLASSES", "graded lenses", wearing("bright", "graded")],
  ["SUNGLASSES", "dark lenses, hair up", wearing("bun", "dark")],
  ["SUNGLASSES", "dark lenses in the evening", wearing("brown", "dark")],
];

export const labelledPhotos = () =>
  Promise.all(LABELLED_PHOTOS.map(async ([label, name, make]) => ({ label, name, bytes: await make() })));
