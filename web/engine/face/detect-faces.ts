import { type Tensor, tensor, tidy } from "@tensorflow/tfjs-core";
import type { FaceModels } from "../models.ts";
import type { Affine, Point } from "../pixels/affine.ts";
import { type Pyramid, samplePatch } from "../pixels/resample.ts";

/** A face as the detector sees it, in photo pixels. */
export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** 0 to 1. */
  score: number;
  /** Eyes as seen: the one further left in an upright photo comes first. */
  eyes: [Point, Point];
}

type Detector = Pick<FaceModels, "detector">;

const INPUT = 256;
const MIN_SCORE = 0.55;

/** Centres of the detector's anchors: a 16 grid with 2 each, then an 8 grid with 6 each (BlazeFace, back camera). */
const ANCHORS: Point[] = [
  { grid: 16, each: 2 },
  { grid: 8, each: 6 },
].flatMap(({ grid, each }) =>
  Array.from({ length: grid * grid * each }, (_, i) => {
    const cell = Math.floor(i / each);
    return { x: ((cell % grid) + 0.5) / grid, y: (Math.floor(cell / grid) + 0.5) / grid };
  }),
);

interface Square {
  x: number;
  y: number;
  side: number;
}

/** The detector's raw output over one square of the photo. */
function detectInSquare(models: Detector, photo: Pyramid, square: Square): FaceBox[] {
  const step = square.side / INPUT;
  const map: Affine = [step, 0, square.x + step / 2, 0, step, square.y + step / 2];
  const pixels = samplePatch(photo, map, INPUT, INPUT, 1 / 127.5, -1);
  const outputs = tidy(() => {
    const result = models.detector.execute(tensor(pixels, [1, INPUT, INPUT, 3])) as Tensor[];
    return result.map((t) => ({
      rows: t.shape[1]!,
      columns: t.shape[2]!,
      data: t.dataSync() as Float32Array,
    }));
  });
  const found: FaceBox[] = [];
  let first = 0;
  for (const rows of [512, 384]) {
    const scores = outputs.find((o) => o.rows === rows && o.columns === 1)!.data;
    const boxes = outputs.find((o) => o.rows === rows && o.columns === 16)!.data;
    for (let i = 0; i < rows; i++) {
      const score = 1 / (1 + Math.exp(-scores[i]!));
      if (score < MIN_SCORE) continue;
      const anchor = ANCHORS[first + i]!;
      const at = (k: number): Point => ({
        x: square.x + (boxes[i * 16 + k]! / INPUT + anchor.x) * square.side,
        y: square.y + (boxes[i * 16 + k + 1]! / INPUT + anchor.y) * square.side,
      });
      const centre = at(0);
      const width = (boxes[i * 16 + 2]! / INPUT) * square.side;
      const height = (boxes[i * 16 + 3]! / INPUT) * square.side;
      found.push({
        x: centre.x - width / 2,
        y: centre.y - height / 2,
        width,
        height,
        score,
        eyes: [at(4), at(6)],
      });
    }
    first += rows;
  }
  return found;
}

/** Overlap of two boxes as a share of the smaller one, so that a box inside another counts as the same face. */
function overlap(a: FaceBox, b: FaceBox): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (w <= 0 || h <= 0) return 0;
  return (w * h) / Math.min(a.width * a.height, b.width * b.height);
}

/** Keeps the surest of each group of boxes that overlap. */
function distinct(boxes: FaceBox[]): FaceBox[] {
  const kept: FaceBox[] = [];
  for (const box of boxes.sort((a, b) => b.score - a.score)) {
    if (kept.every((other) => overlap(box, other) < 0.4)) kept.push(box);
  }
  return kept;
}

/** Squares of the given side that cover the photo, each at most `step` of a side from the next. */
function tiles(width: number, height: number, side: number, step: number): Square[] {
  const places = (length: number): number[] => {
    if (length <= side) return [(length - side) / 2];
    const count = Math.ceil((length - side) / (side * step)) + 1;
    return Array.from({ length: count }, (_, i) => ((length - side) * i) / (count - 1));
  };
  return places(height).flatMap((y) => places(width).map((x) => ({ x, y, side })));
}

/**
 * The detector misses faces under about a twelfth of what it looks at, so it looks at the whole, then at parts of it,
 * smaller and smaller, until a face is large for what was looked at: whoever is still smaller then is a bystander.
 * Squares overlap by more than the faces that only they can show.
 */
const LOOKS = [
  { parts: 1, step: 1, enough: 1 / 5 },
  { parts: 1.7, step: 0.75, enough: 1 / 7 },
  { parts: 2.4, step: 0.85, enough: 0 },
] as const;

/** Two subjects of about one size: whoever else there is changes nothing. */
function showsSeveral(sure: FaceBox[]): boolean {
  const [first, second] = distinct(sure).sort((a, b) => b.width - a.width);
  return first !== undefined && second !== undefined && second.width > first.width * 0.7;
}

/** Every face in the photo, largest first. */
export function detectFaces(models: Detector, photo: Pyramid): FaceBox[] {
  const { width, height } = photo[0]!;
  const longest = Math.max(width, height);
  let found: FaceBox[] = [];
  for (const { parts, step, enough } of LOOKS) {
    // where two looks saw nothing at all, a closer one finds at most a face too small to use
    if (parts > 2 && found.length === 0) break;
    const squares = tiles(width, height, longest / parts, step);
    found = found.concat(squares.flatMap((square) => detectInSquare(models, photo, square)));
    const sure = found.filter((face) => face.score > 0.75);
    if (sure.some((face) => face.width > longest * enough)) break;
    if (parts > 1 && showsSeveral(sure)) break;
  }
  return distinct(found).sort((a, b) => b.width - a.width);
}
