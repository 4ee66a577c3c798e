import { MESH, meshCentre } from "../face/face-mesh.ts";
import { clamp, createImage, createPlane, type Image, type Plane, smoothstep } from "../pixels/image.ts";
import type { View } from "./view.ts";

/** Lengths in face sizes. Shoulders reach this far from the middle of the face; arms hang down from there. */
const SHOULDER = 1.32;
/** Added to a side at most, and at least: a narrow strip would end in a straight line, and the frame ends there instead. */
const ADDED = { least: 0.25, most: 0.6 };
/** Only cloth this near to the photo's side is continued: nearer to the middle are neck and hair. */
const CLOTH = 0.24;
/** How far the outline is followed to see how the shoulder falls, and how uneven it may be. */
const FOLLOWED = 0.16;
const UNEVEN = 0.04;

/** A hanging arm is narrower at its elbow: by how much at most, of what is added, and how far apart, in face sizes, it is wide. */
const ELBOW = { narrower: 0.3, most: 0.09, length: 1.9 };
/** How softly its outer side ends, in face sizes. */
const ARM_EDGE = 0.035;

/** How a shoulder meets a side of the photo; lengths in pixels. */
interface Shoulder {
  added: number;
  /** Row of the outline in each column, counted inwards from the photo's side. */
  outline: Float32Array;
  /** How steeply it falls at the side, outwards. */
  slope: number;
  /** The cloth's commonest colour, row by row, 0 to 255. */
  cloth: Float32Array;
}

/** First row of each column from the side at which the body begins, below `from`; the height where there is none. */
function outlineOf(matte: Plane, left: boolean, columns: number, from: number): Float32Array {
  return Float32Array.from({ length: columns }, (_, i) => {
    const x = left ? i : matte.width - 1 - i;
    for (let y = matte.height - 1, seen = matte.height; ; y--) {
      if (y > from && matte.data[y * matte.width + x]! > 0.5) seen = y;
      else if (y <= from || seen < matte.height) return seen;
    }
  });
}

/**
 * The shoulder at a side of the photo; null where the person does not leave the photo there, or by more than a shoulder,
 * or where it is not plain.
 */
function findShoulder(view: View, left: boolean): Shoulder | null {
  const { matte, mesh, faceSize } = view;
  const mouth = meshCentre(mesh, [MESH.mouthLeft, MESH.mouthRight]);
  const chin = mesh[MESH.chin * 3 + 1]!;
  const middle = (mesh[MESH.leftCheek * 3]! + mesh[MESH.rightCheek * 3]!) / 2;
  const shown = left ? middle : matte.width - middle;
  const added = Math.round(Math.min(ADDED.most * faceSize, SHOULDER * faceSize - shown));
  if (added < ADDED.least * faceSize) return null;
  const outline = outlineOf(matte, left, Math.ceil(CLOTH * faceSize), mouth.y);
  // the photo's very edge is often soft
  const start = outline[1]!;
  const reach = Math.floor(FOLLOWED * faceSize);
  if (start >= matte.height - 2 || start < mouth.y + 2 || outline[reach]! >= matte.height - 2) return null;
  const slope = Math.min(1.1, Math.max(0.12, (start - outline[reach]!) / reach));
  // hair hanging beside the neck is no shoulder, but goes behind one
  outline[0] = start;
  if (start <= chin - 0.35 * faceSize) return null;
  const cloth = clothColours(view, outline, left);
  if (!isOneColour(cloth, Math.ceil(start)) || !isPlain(view, outline, left, cloth)) return null;
  return { added, outline, slope, cloth };
}

/**
 * How far the cloth's colours may lie from their row's own, of 255, beside the photo and farther out. Folds do; hair on a
 * shoulder, sequins or a pattern would be seen to be mirrored.
 */
const FOLD = { near: 12, far: 6, over: 0.12 };
/** What lies farther off at the photo's very side fades out over so much of a face size, so that no seam shows. */
const SEAM = 0.07;
/** Half the height, in face sizes, of what the cloth's colour in a row is taken from, and the step between such rows. */
const CLOTH_ROWS = { reach: 0.4, step: 0.02 };

/** The commonest colour of the cloth that meets a side, row by row, 0 to 255. */
function clothColours(
  { colours, matte, faceSize }: View,
  outline: Float32Array,
  left: boolean,
): Float32Array {
  const { width, height } = matte;
  const out = new Float32Array(height * 3);
  const reach = Math.max(2, Math.round(CLOTH_ROWS.reach * faceSize));
  const step = Math.max(1, Math.round(CLOTH_ROWS.step * faceSize));
  const hop = Math.max(1, Math.round(reach / 14));
  const found: [number[], number[], number[]] = [[], [], []];
  for (let from = 0; from < height; from += step) {
    for (const channel of found) channel.length = 0;
    for (let y = Math.max(0, from - reach); y <= Math.min(height - 1, from + reach); y += hop) {
      for (let i = 1; i < outline.length; i += hop) {
        const at = y * width + (left ? i : width - 1 - i);
        if (y < outline[i]! || matte.data[at]! < 0.9) continue;
        for (let c = 0; c < 3; c++) found[c]!.push(colours.data[at * 4 + c]!);
      }
    }
    for (let c = 0; c < 3; c++) {
      const sorted = found[c]!.sort((a, b) => a - b);
      // above the shoulder nothing is drawn
      const middle = sorted[sorted.length >> 1] ?? 0;
      for (let y = from; y < Math.min(height, from + step); y++) out[y * 3 + c] = middle;
    }
  }
  return out;
}

/**
 * How much of what meets a side has to lie within so much, of 255, of its row's colour: long hair or a chair does not.
 * And how far apart its rows' colours may be: light falls off down a sleeve, but hair over a white shirt is two things.
 */
const PLAIN = { share: 0.6, within: 36, rows: 90 };

/** Whether what meets the side has the same colour from the shoulder down. */
function isOneColour(cloth: Float32Array, from: number): boolean {
  for (let c = 0; c < 3; c++) {
    let [least, most] = [255, 0];
    for (let p = from * 3 + c; p < cloth.length; p += 3) {
      least = Math.min(least, cloth[p]!);
      most = Math.max(most, cloth[p]!);
    }
    if (most - least > PLAIN.rows) return false;
  }
  return true;
}

/** Whether cloth of one colour meets the side. */
function isPlain(
  { colours, matte }: View,
  outline: Float32Array,
  left: boolean,
  cloth: Float32Array,
): boolean {
  let all = 0;
  let plain = 0;
  for (let y = 0; y < matte.height; y++) {
    for (let i = 1; i < outline.length; i++) {
      const at = y * matte.width + (left ? i : matte.width - 1 - i);
      if (y < outline[i]! || matte.data[at]! < 0.9) continue;
      all++;
      const far = (c: number) => Math.abs(colours.data[at * 4 + c]! - cloth[y * 3 + c]!);
      if (Math.max(far(0), far(1), far(2)) <= PLAIN.within) plain++;
    }
  }
  return plain >= PLAIN.share * all;
}

/** Fills the columns added at a side: the cloth inside it mirrored outwards, along an outline that ends as an arm does. */
function addShoulder(
  view: View,
  shoulder: Shoulder,
  left: boolean,
  grown: Pick<View, "colours" | "matte">,
): void {
  const { colours, matte, faceSize } = view;
  const { added, outline, slope, cloth } = shoulder;
  const { width, height } = matte;
  const inwards = Math.min(1, (outline.length - 2) / added);
  const hanging = Math.min(height - outline[0]!, 1.6 * faceSize);
  const elbow = Math.min(ELBOW.most * faceSize, ELBOW.narrower * added);
  for (let d = 1; d <= added; d++) {
    const t = d / added;
    const fallen = outline[0]! + slope * d + hanging * (1 - (1 - t ** 2.5) ** 0.4);
    const inside = d * inwards;
    const i = Math.floor(inside);
    const straight = outline[0]! - slope * inside;
    const uneven = outline[i]! + (outline[i + 1]! - outline[i]!) * (inside - i) - straight;
    const near = straight + clamp(uneven, -UNEVEN * faceSize, UNEVEN * faceSize);
    const from = left ? inside : width - 1 - inside;
    const to = left ? added - d : grown.matte.width - 1 - added + d;
    // an arm turns away from the light towards its edge, and ends there
    const shade = 1 - 0.3 * t * t;
    const fold = FOLD.far + (FOLD.near - FOLD.far) * (1 - smoothstep(0, FOLD.over * faceSize, d));
    const seam = 1 - smoothstep(0, SEAM * faceSize, d);
    for (let y = 0; y < height; y++) {
      const source = Math.min(height - 1, Math.max(0, y - fallen + near));
      const p = (y * grown.matte.width + to) * 4;
      for (let c = 0; c < 3; c++) {
        const usual = cloth[y * 3 + c]!;
        // from its own row: cloth that came down with the outline would be drawn out into streaks
        const own = clamp(sample(colours, 4, c, from, y), usual - fold, usual + fold);
        const beside = colours.data[(y * width + (left ? 0 : width - 1)) * 4 + c]!;
        const odd = beside - clamp(beside, usual - FOLD.near, usual + FOLD.near);
        grown.colours.data[p + c] = (own + odd * seam) * shade;
      }
      grown.colours.data[p + 3] = 255;
      // hair that hangs above the shoulder is not repeated
      const over = smoothstep(fallen - UNEVEN * faceSize, fallen - 0.5 * UNEVEN * faceSize, y);
      const turn = Math.cos((2 * Math.PI * Math.max(0, y - outline[0]!)) / (ELBOW.length * faceSize));
      const end = clamp((added - elbow * (0.5 - 0.5 * turn) - d) / (ARM_EDGE * faceSize), 0, 1);
      grown.matte.data[p / 4] = sample(matte, 1, 0, from, source) * over * end;
    }
  }
}

/** Bilinear; `x` and `y` must lie inside. */
function sample(
  { width, height, data }: Image | Plane,
  channels: number,
  c: number,
  x: number,
  y: number,
): number {
  const ix = Math.min(width - 2, Math.floor(x));
  const iy = Math.min(height - 2, Math.floor(y));
  const fx = x - ix;
  const fy = y - iy;
  const p = (iy * width + ix) * channels + c;
  const below = p + width * channels;
  return (
    (data[p]! * (1 - fx) + data[p + channels]! * fx) * (1 - fy) +
    (data[below]! * (1 - fx) + data[below + channels]! * fx) * fy
  );
}

/**
 * Ends the shoulders that a photo cuts off at its sides, so that the person can stand freely in a wider picture. Only
 * cloth is invented, from the cloth beside it; hair or a face that meets the side stays cut.
 */
export function continueShoulders(view: View): View {
  const left = findShoulder(view, true);
  const right = findShoulder(view, false);
  if (!left && !right) return view;
  const { colours, matte } = view;
  const before = left?.added ?? 0;
  const width = before + matte.width + (right?.added ?? 0);
  const grown = { colours: createImage(width, matte.height), matte: createPlane(width, matte.height) };
  for (let y = 0; y < matte.height; y++) {
    const row = y * matte.width;
    grown.matte.data.set(matte.data.subarray(row, row + matte.width), y * width + before);
    grown.colours.data.set(colours.data.subarray(row * 4, (row + matte.width) * 4), (y * width + before) * 4);
  }
  if (left) addShoulder(view, left, true, grown);
  if (right) addShoulder(view, right, false, grown);
  return { ...view, ...grown, mesh: view.mesh.map((value, i) => (i % 3 === 0 ? value + before : value)) };
}
