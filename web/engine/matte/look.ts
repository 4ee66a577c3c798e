import { type Tensor, tensor, tidy } from "@tensorflow/tfjs-core";
import type { Face } from "../face/trace-faces.ts";
import type { Models } from "../models.ts";
import type { Affine } from "../pixels/affine.ts";
import type { Area } from "../pixels/cut-image.ts";
import type { Plane } from "../pixels/image.ts";
import { type Pyramid, samplePatch } from "../pixels/resample.ts";

const INPUT = 256;

/** What the network says of an area: 256 by 256 values from 0, background, to 1, person. */
export interface Look {
  area: Area;
  person: Plane;
}

/** Middle and size of each look, in face sizes from the middle of the face: from all of the body to the head. */
const CROPS = [
  { x: 0, y: 1.3, width: 6, height: 6.4 },
  { x: 0, y: 0.9, width: 4.5, height: 4.8 },
  { x: 0, y: 0.3, width: 3.4, height: 3.6 },
  { x: -0.45, y: 0.6, width: 3.6, height: 4.2 },
  { x: 0.45, y: 0.6, width: 3.6, height: 4.2 },
  { x: 0, y: 0, width: 2.7, height: 2.8 },
];

/** What is left out of the widest area where a photo is so tight that the crops are all one, in shares of it. */
const INSETS = [
  { left: 0.06, right: 0.06, below: 0 },
  { left: 0.12, right: 0, below: 0.1 },
  { left: 0, right: 0.12, below: 0.1 },
  { left: 0, right: 0, below: 0.16 },
];
const LEAST_LOOKS = 5;

/** Areas that share more than this of what they cover together show the network the same. */
const SAME_AREA = 0.93;
/** How much longer than its other side an area may be: people squeezed more than this are not recognised. */
const MAX_ASPECT = 1.6;

/**
 * Areas to look at, widest first. They end where the photo does: the network knows photos that fill its square, and
 * takes repeated edges for part of the person.
 */
export function areasToLookAt(width: number, height: number, face: Face): Area[] {
  const cx = (face.bounds.left + face.bounds.right) / 2;
  const cy = (face.bounds.top + face.bounds.bottom) / 2;
  const within = (x: number, y: number, w: number, h: number): Area => {
    const left = Math.max(0, x - w / 2);
    const top = Math.max(0, y - h / 2);
    return { left, top, width: Math.min(width, x + w / 2) - left, height: Math.min(height, y + h / 2) - top };
  };
  const areas: Area[] = [];
  const add = (area: Area) => {
    if (!areas.some((other) => overlap(other, area) > SAME_AREA)) areas.push(area);
  };
  add(within(cx, cy, 2 * Math.min(width, height * MAX_ASPECT), 2 * Math.min(height, width * MAX_ASPECT)));
  for (const crop of CROPS) {
    add(
      within(
        cx + crop.x * face.size,
        cy + crop.y * face.size,
        crop.width * face.size,
        crop.height * face.size,
      ),
    );
  }
  const [{ left, top, width: w, height: h }] = areas as [Area];
  for (const inset of INSETS) {
    if (areas.length >= LEAST_LOOKS) break;
    add({
      left: left + inset.left * w,
      top,
      width: w * (1 - inset.left - inset.right),
      height: h * (1 - inset.below),
    });
  }
  return areas;
}

function overlap(a: Area, b: Area): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  const both = Math.max(0, across) * Math.max(0, down);
  return both / (a.width * a.height + b.width * b.height - both);
}

/** The network's opinion of one area, the mean of what it says of it as it is and mirrored; `brightened` lifts its shadows. */
export function lookAt(models: Models, photo: Pyramid, area: Area, brightened: boolean): Look {
  const across = area.width / INPUT;
  const down = area.height / INPUT;
  const top = area.top + down / 2;
  const run = (map: Affine) => {
    const seen = samplePatch(photo, map, INPUT, INPUT, 1 / 255, 0);
    const pixels = brightened ? seen.map(Math.sqrt) : seen;
    // read outside: what tidy is given back, it looks through for tensors, number by number
    const out = tidy(() => models.matte.execute(tensor(pixels, [1, INPUT, INPUT, 3])) as Tensor);
    const data = out.dataSync().slice() as Float32Array;
    out.dispose();
    return data;
  };
  const direct = run([across, 0, area.left + across / 2, 0, down, top]);
  const mirrored = run([-across, 0, area.left + area.width - across / 2, 0, down, top]);
  const data = direct.map((value, i) => (value + mirrored[i + INPUT - 1 - 2 * (i % INPUT)]!) / 2);
  return { area, person: { width: INPUT, height: INPUT, data } };
}
