import { MESH, meshCentre } from "../face/face-mesh.ts";
import { clamp, createImage, createPlane, smoothstep } from "../pixels/image.ts";
import { columnOf, meanOfRows, sample } from "./columns.ts";
import { findShoulder, type Shoulder } from "./find-shoulder.ts";
import type { View } from "./view.ts";
import { WEAVE, weaveRows } from "./weave.ts";

/** A hanging arm is narrower at its elbow: by how much at most, of what is added, and how far apart, in face sizes, it is wide. */
const ELBOW = { narrower: 0.3, most: 0.09, length: 1.9 };
/** How softly its outer side ends, in face sizes. */
const ARM_EDGE = 0.035;

/**
 * How far the cloth's colours may lie from their row's own, of 255, beside the photo and farther out. Folds do; hair on a
 * shoulder, sequins or a pattern would be seen to be mirrored.
 */
const FOLD = { near: 12, far: 6, over: 0.12 };
/** What lies farther off at the photo's very side fades out over so much of a face size, so that no seam shows. */
const SEAM = 0.07;
/** How uneven the outline may be, in face sizes. */
const UNEVEN = 0.04;

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
  const weave = weaveRows(faceSize);
  const side = columnOf(colours, left ? 0 : width - 1);
  // of several rows: a single one would be drawn out into a streak
  const beside = meanOfRows(side, weave);
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
    const column = columnOf(colours, from);
    const usualThere = meanOfRows(column, weave);
    for (let y = 0; y < height; y++) {
      let off = 0;
      for (let c = 0; c < 3; c++)
        off = Math.max(off, Math.abs(usualThere[y * 3 + c]! - (cloth[y * 3 + c] || 0)));
      // what sticks out of a pocket is no weave
      const alike = smoothstep(2 * FOLD.near, FOLD.near, off);
      const source = Math.min(height - 1, Math.max(0, y - fallen + near));
      const p = (y * grown.matte.width + to) * 4;
      // what was behind the outline is no weave
      const isCloth = smoothstep(near + weave, near + 3 * weave, y);
      for (let c = 0; c < 3; c++) {
        // where no cloth is, nothing is seen
        const usual = cloth[y * 3 + c] || 0;
        // from its own row: cloth that came down with the outline would be drawn out into streaks
        const plain = usualThere[y * 3 + c]!;
        const own = clamp(plain, usual - fold, usual + fold);
        const woven = clamp(column[y * 3 + c]! - plain, -WEAVE.most, WEAVE.most) * isCloth * alike;
        const odd = beside[y * 3 + c]! - clamp(beside[y * 3 + c]!, usual - FOLD.near, usual + FOLD.near);
        grown.colours.data[p + c] = (own + woven + odd * seam) * shade;
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

/** How much of a side the head meets above its mouth where the photo cuts it, in face sizes. */
const HEAD_CUT = 0.06;

/** Whether the photo ends within the head on a side. */
function cutsHead({ matte, mesh, faceSize }: View, left: boolean): boolean {
  const mouth = meshCentre(mesh, [MESH.mouthLeft, MESH.mouthRight]).y;
  let rows = 0;
  for (let y = 0; y < Math.min(mouth, matte.height); y++)
    if (matte.data[y * matte.width + (left ? 1 : matte.width - 2)]! > 0.5) rows++;
  return rows > HEAD_CUT * faceSize;
}

/**
 * Ends the shoulders that a photo cuts off at its sides, so that the person can stand freely in a wider picture. Only
 * cloth is invented, from the cloth beside it; hair, a face or a coarse knit that meets the side stays cut.
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
  const headCut = (left !== null && cutsHead(view, true)) || (right !== null && cutsHead(view, false));
  return {
    ...view,
    ...grown,
    headCut,
    mesh: view.mesh.map((value, i) => (i % 3 === 0 ? value + before : value)),
  };
}
