import sharp, { type Sharp } from "sharp";
import { drawGlasses, type Glasses } from "./draw-glasses.ts";
import { fixturePhoto, groupPhoto, strangerPhoto } from "./photo-variants.ts";

/** A photo made for a purpose; `label` is what the photo check has to find, "good" when nothing stands in its way. */
export interface LabelledPhoto {
  name: string;
  label: string;
  bytes: Buffer;
}

type Change = (photo: Sharp) => Sharp;

/** People seen alone, of different skin, hair and light; faces cut out of group photos. */
const PEOPLE = {
  astronaut: () => fixturePhoto("astronaut.jpg"),
  curls: () => strangerPhoto("curls"),
  dark: () => strangerPhoto("dark"),
  brown: () => strangerPhoto("brown"),
  bright: () => cut(6, { left: 1370, top: 200, width: 470, height: 560 }),
  bun: () => cut(5, { left: 650, top: 20, width: 420, height: 480 }),
} as const;
type Who = keyof typeof PEOPLE;

function cut(group: number, area: { left: number; top: number; width: number; height: number }) {
  return groupPhoto(group).then((bytes) => sharp(bytes).extract(area).jpeg({ quality: 94 }).toBuffer());
}

/** Each step through a buffer, since sharp puts operations into an order of its own. */
async function changed(bytes: Buffer, ...changes: Change[]): Promise<Buffer> {
  let current = bytes;
  for (const change of changes) current = await change(sharp(current)).png().toBuffer();
  return sharp(current).jpeg({ quality: 92 }).toBuffer();
}

const take = (who: Who, ...changes: Change[]) => PEOPLE[who]().then((bytes) => changed(bytes, ...changes));
const wearing = (who: Who, kind: Glasses) => PEOPLE[who]().then((bytes) => drawGlasses(bytes, kind));

/** Two photos side by side. */
async function joined(first: Who, second: Who): Promise<Buffer> {
  const [left, right] = await Promise.all([first, second].map((who) => take(who, (p) => p.resize(500, 600))));
  return sharp({ create: { width: 1000, height: 600, channels: 3, background: "#777" } })
    .composite([
      { input: left!, left: 0, top: 0 },
      { input: right!, left: 500, top: 0 },
    ])
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A photo made small in the middle of a wide empty one. */
async function farAway(who: Who, height: number): Promise<Buffer> {
  const small = await take(who, (p) => p.resize({ height }));
  return sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#9aa3a8" } })
    .composite([{ input: small }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

const dim =
  (factor: number): Change =>
  (photo) =>
    photo.linear(factor, 0);
const blurred =
  (sigma: number): Change =>
  (photo) =>
    photo.blur(sigma);
const wide =
  (width: number): Change =>
  (photo) =>
    photo.resize(width);
const leaning =
  (degrees: number): Change =>
  (photo) =>
    photo.rotate(degrees, { background: "#8f8b86" });
const area =
  (left: number, top: number, width: number, height: number): Change =>
  (photo) =>
    photo.extract({ left, top, width, height });

/** Every labelled photo, made when asked for; none of the strangers' is kept in the repository. */
export async function labelledPhotos(): Promise<LabelledPhoto[]> {
  const made: [label: string, name: string, bytes: Promise<Buffer>][] = [
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

    ["NO_FACE", "cat", changed(await fixturePhoto("cat.jpg"), wide(800))],
    ["NO_FACE", "coffee", changed(await fixturePhoto("coffee.jpg"), wide(900))],
    ["NO_FACE", "a helmet", take("astronaut", area(330, 330, 182, 182), wide(600))],
    ["NO_FACE", "a skirt", cut(2, { left: 950, top: 620, width: 560, height: 560 })],
    ["NO_FACE", "a bar", cut(3, { left: 0, top: 760, width: 440, height: 500 })],

    ...[1, 2, 3, 4, 5, 6].map((number): [string, string, Promise<Buffer>] => [
      "SEVERAL_PEOPLE",
      `group ${number}`,
      groupPhoto(number),
    ]),
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
  return Promise.all(made.map(async ([label, name, bytes]) => ({ label, name, bytes: await bytes })));
}
