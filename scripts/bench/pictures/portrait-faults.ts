import { MESH, meshCentre } from "#web/engine/face/face-mesh.ts";
import type { View } from "#web/engine/identity/view.ts";
import { applyAffine } from "#web/engine/pixels/affine.ts";
import type { Frame } from "#web/engine/studio/frame/frame-shot.ts";
import { SHOT_FRAMES, type Shot, shotHeight } from "#web/engine/studio/frame/shot.ts";

/** What can be said of a portrait's framing without looking at the picture. */
export interface PortraitFaults {
  /** The face's longer side over the picture's height. */
  faceShare: number;
  /** The frame ends within hair that the photo shows. */
  hairCut: boolean;
  /** The frame ends within an ear or hair that the photo shows, at a side. */
  sideCut: boolean;
  /** The photo itself ends within the head. */
  cutInPhoto: boolean;
  /** The photo shows less of the person than the shot asks for. */
  noRoom: boolean;
  /** View pixels per picture pixel. */
  step: number;
}

/** Lengths in face sizes: how far hair reaches from between the eyes, and what passes for a strand. */
const HAIR_REACH = 1;
const STRAND = 0.06;

/** Looks along the borders of picture and photo for the head: what lies above the mouth and near the eyes. */
export function portraitFaults(
  view: View,
  frame: Frame,
  shot: Shot,
  size: { width: number; height: number },
): PortraitFaults {
  const { matte, mesh, faceSize } = view;
  const eyes = meshCentre(mesh, [...MESH.leftEye, ...MESH.rightEye]);
  const mouth = meshCentre(mesh, [MESH.mouthLeft, MESH.mouthRight]);
  /** Whether a point of the view is head; null outside the photo. */
  const headAt = (x: number, y: number): boolean | null => {
    const column = Math.round(x);
    const row = Math.round(y);
    if (column < 1 || row < 1 || column >= matte.width - 1 || row >= matte.height - 1) return null;
    if (y > mouth.y || Math.abs(x - eyes.x) > HAIR_REACH * faceSize) return false;
    return matte.data[row * matte.width + column]! > 0.5;
  };
  /** Length of head along a line of points that lie `step` apart, in face sizes. */
  const along = (count: number, step: number, point: (i: number) => { x: number; y: number }) => {
    let length = 0;
    for (let i = 0; i < count; i++) {
      const { x, y } = point(i);
      if (headAt(x, y)) length += step / faceSize;
    }
    return length;
  };
  const { width, height } = size;
  const { map, step } = frame;
  const top = along(width, step, (x) => applyAffine(map, x, 0));
  const left = along(height, step, (y) => applyAffine(map, 0, y));
  const right = along(height, step, (y) => applyAffine(map, width - 1, y));
  const photoTop = along(matte.width, 1, (x) => ({ x, y: 2 }));
  const photoLeft = along(matte.height, 1, (y) => ({ x: 2, y }));
  const photoRight = along(matte.height, 1, (y) => ({ x: matte.width - 3, y }));

  const asked = SHOT_FRAMES[shot];
  const ideal = shotHeight(shot, faceSize, width, height);
  const across = (ideal * width) / height;
  const below = eyes.y + ideal * (1 - asked.eyes);
  const noRoom =
    matte.height < eyes.y + (below - eyes.y) * 0.95 ||
    (meetsSide(view, 2, below) && eyes.x < across * 0.45) ||
    (meetsSide(view, matte.width - 3, below) && matte.width - eyes.x < across * 0.45);
  return {
    faceShare: faceSize / step / height,
    hairCut: top > STRAND * 3,
    sideCut: left > STRAND || right > STRAND,
    cutInPhoto: photoTop > STRAND * 3 || photoLeft > STRAND || photoRight > STRAND,
    noRoom,
    step,
  };
}

/** Whether the person leaves the photo at a side, above a row. */
function meetsSide({ matte }: View, column: number, row: number): boolean {
  let covered = 0;
  for (let y = 0; y < Math.min(row, matte.height); y++) {
    if (matte.data[y * matte.width + column]! > 0.5) covered++;
  }
  return covered > matte.height * 0.01;
}
