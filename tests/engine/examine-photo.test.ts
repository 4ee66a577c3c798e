import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { decodePhoto } from "#scripts/local/inference/compute/sharp-codec.ts";
import { engineModels } from "#tests/support/photos/engine.ts";
import { fixturePhoto, groupPhoto, strangerPhoto } from "#tests/support/photos/photo-variants.ts";
import { sample } from "#tests/support/tier.ts";
import { examinePhoto } from "#web/engine/examine-photo.ts";
import { bareSkin } from "#web/engine/face/bare-skin.ts";
import { traceFaces } from "#web/engine/face/trace-faces.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

type Change = (photo: Sharp) => Sharp;

const examine = async (bytes: Uint8Array) => examinePhoto(await engineModels(), await decodePhoto(bytes));

/** Lowered lids and an open, narrow mouth, drawn over the astronaut's. */
const closedEye = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="17" ry="9" fill="#c08a72"/>
   <path d="M${x - 14} ${y + 3} q14 7 28 0" stroke="#4a2a20" stroke-width="2.5" fill="none"/>`;
const speakingMouth = `<rect x="193" y="129" width="61" height="40" rx="18" fill="#c98f78"/>
   <ellipse cx="223" cy="146" rx="18" ry="21" fill="#9c4a48"/><ellipse cx="223" cy="146" rx="13" ry="16" fill="#2a0d0d"/>`;
const drawn =
  (shapes: string): Change =>
  (photo) =>
    photo.composite([{ input: Buffer.from(`<svg width="512" height="512">${shapes}</svg>`) }]);

/** What is found once the astronaut's photo is changed. */
async function examineChanged(change: Change) {
  const photo = sharp(await fixturePhoto("astronaut.jpg")).png();
  return examine(await change(photo).toBuffer());
}

const GROUPS = [3, 3, 3, 4, 5, 4].map((people, index) => ({ number: index + 1, people }));
test.each(sample(GROUPS, ({ number }) => number % 3 === 0))(
  "finds everyone in group photo $number",
  async ({ number, people }) => {
    const photo = buildPyramid(await decodePhoto(await groupPhoto(number)));
    expect(traceFaces(await engineModels(), photo)).toHaveLength(people);
  },
);

test("measures how far a head leans", async () => {
  const { face } = await examineChanged((photo) => photo.rotate(15, { background: "#888888" }));
  expect(face?.pose.roll).toBeGreaterThan(10);
  expect(face?.pose.roll).toBeLessThan(20);
});

test.each(["curls", "dark", "brown"] as const)("skin and hair make no difference: %s", async (who) => {
  expect((await examine(await strangerPhoto(who))).ok).toBe(true);
});

test("a small face is a warning first", async () => {
  const { ok, refusals, warnings } = await examineChanged((photo) => photo);
  expect({ ok, refusals, warnings }).toEqual({ ok: true, refusals: [], warnings: ["SMALL_FACE"] });
});

test.each<[string, Change]>([
  ["FACE_TOO_SMALL", (photo) => photo.resize(320)],
  ["BLURRED", (photo) => photo.blur(3)],
  ["TOO_DARK", (photo) => photo.linear(0.1, 0)],
  ["TOO_BRIGHT", (photo) => photo.linear(2.6, 0)],
  ["CAUGHT_UNAWARES", drawn(closedEye(204, 102) + closedEye(247, 105))],
  ["CAUGHT_UNAWARES", drawn(speakingMouth)],
  ["FACE_CUT_OFF", (photo) => photo.extract({ left: 0, top: 0, width: 222, height: 512 })],
])("%s is refused", async (code, change) => {
  const { ok, refusals } = await examineChanged(change);
  expect(ok).toBe(false);
  expect(refusals).toContain(code);
});

test.each<[string, Change]>([
  ["slight blur", (photo) => photo.blur(0.9)],
  ["a dim room", (photo) => photo.linear(0.45, 0)],
  ["strong compression", (photo) => photo.jpeg({ quality: 30 })],
  ["half size, enlarged", (photo) => photo.resize(440)],
])("forgives %s", async (_, change) => {
  expect((await examineChanged(change)).ok).toBe(true);
});

/** The astronaut's suit, from the collar down, in the colour of her cheeks. */
const bareBody = `<rect x="80" y="215" width="340" height="297" fill="#d9a78f"/>`;

test("a body in the face's own colour counts as bare, a suit does not, and of a face alone nothing is said", async () => {
  const shareOf = async (change: Change) => {
    const photo = await decodePhoto(
      await change(sharp(await fixturePhoto("astronaut.jpg")).png()).toBuffer(),
    );
    const [face] = traceFaces(await engineModels(), buildPyramid(photo));
    return bareSkin(photo, face!);
  };
  expect(await shareOf((photo) => photo)).toBeLessThan(0.15);
  expect(await shareOf(drawn(bareBody))).toBeGreaterThan(0.6);
  expect(await shareOf((photo) => photo.extract({ left: 100, top: 0, width: 260, height: 230 }))).toBeNull();
});
