import type { Image } from "../pixels/image.ts";
import type { Camera, LayerPose } from "./camera-at.ts";
import type { Layers } from "./split-still.ts";

/** Columns or rows of a layer's texture for each of a frame's: the first of two, and the second one's share. */
interface Taps {
  first: Int32Array;
  share: Float32Array;
}

/** Draws both layers as a camera sees them; alpha of the frame says how much of each pixel is the people. */
export function drawLayers(frame: Image, layers: Layers, camera: Camera): void {
  drawBackdrop(frame, layers, camera.backdrop);
  drawFigure(frame, layers, camera);
}

function tapsAt(positions: (at: number) => number, count: number, most: number): Taps {
  const first = new Int32Array(count);
  const share = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const at = Math.min(most - 1.001, Math.max(0, positions(i)));
    first[i] = at | 0;
    share[i] = at - first[i]!;
  }
  return { first, share };
}

function drawBackdrop(frame: Image, layers: Layers, pose: LayerPose): void {
  const { backdrop, scale, face } = layers;
  const anchor = frame.width / 2;
  const shift = pose.x * Math.max(frame.width, frame.height);
  const columns = tapsAt(
    (x) => ((x + 0.5 - anchor - shift) / pose.scale + anchor) * scale - 0.5,
    frame.width,
    backdrop.width,
  );
  const rows = tapsAt(
    (y) => ((y + 0.5 - face.y) / pose.scale + face.y) * scale - 0.5,
    frame.height,
    backdrop.height,
  );
  const { data } = backdrop;
  const stride = backdrop.width * 4;
  for (let y = 0, o = 0; y < frame.height; y++) {
    const row = rows.first[y]! * stride;
    const fy = rows.share[y]!;
    for (let x = 0; x < frame.width; x++, o += 4) {
      const a = row + columns.first[x]! * 4;
      const b = a + stride;
      const fx = columns.share[x]!;
      const topLeft = (1 - fx) * (1 - fy);
      const topRight = fx * (1 - fy);
      const lowLeft = (1 - fx) * fy;
      const lowRight = fx * fy;
      frame.data[o] =
        data[a]! * topLeft + data[a + 4]! * topRight + data[b]! * lowLeft + data[b + 4]! * lowRight;
      frame.data[o + 1] =
        data[a + 1]! * topLeft + data[a + 5]! * topRight + data[b + 1]! * lowLeft + data[b + 5]! * lowRight;
      frame.data[o + 2] =
        data[a + 2]! * topLeft + data[a + 6]! * topRight + data[b + 2]! * lowLeft + data[b + 6]! * lowRight;
      frame.data[o + 3] = 0;
    }
  }
}

/** Share of a frame's height below the face over which breath no longer lifts. */
function liftAt(y: number, height: number, { y: middle, size }: Layers["face"]): number {
  const shoulders = Math.min(height - 1, middle + 1.1 * size);
  return y <= shoulders ? 1 : (height - y) / (height - shoulders);
}

function drawFigure(frame: Image, layers: Layers, { figure: pose, turn, breath }: Camera): void {
  const { figure, depth, scale, face } = layers;
  const { width, height } = frame;
  const side = Math.max(width, height);
  const rows = tapsAt(
    (y) => ((y + 0.5 - face.y) / pose.scale + face.y + breath * side * liftAt(y, height, face)) * scale - 0.5,
    height,
    figure.height,
  );
  const anchor = width / 2;
  const shift = pose.x * side;
  const turned = turn * side * scale;
  const most = figure.width - 1.001;
  const { data } = figure;
  const stride = figure.width * 4;
  for (let y = 0, o = 0, i = 0; y < height; y++) {
    const row = rows.first[y]! * stride;
    const fy = rows.share[y]!;
    for (let x = 0; x < width; x++, o += 4, i++) {
      const straight = ((x + 0.5 - anchor - shift) / pose.scale + anchor) * scale - 0.5;
      const at = straight - turned * (depth.data[i]! - 0.5);
      const inside = at < 0 ? 0 : at > most ? most : at;
      const left = inside | 0;
      const a = row + left * 4;
      const b = a + stride;
      if (data[a + 3] === 0 && data[a + 7] === 0 && data[b + 3] === 0 && data[b + 7] === 0) continue;
      const fx = inside - left;
      const topLeft = (1 - fx) * (1 - fy);
      const topRight = fx * (1 - fy);
      const lowLeft = (1 - fx) * fy;
      const lowRight = fx * fy;
      const alpha =
        data[a + 3]! * topLeft + data[a + 7]! * topRight + data[b + 3]! * lowLeft + data[b + 7]! * lowRight;
      const behind = 1 - alpha / 255;
      for (let c = 0; c < 3; c++) {
        frame.data[o + c] =
          data[a + c]! * topLeft +
          data[a + 4 + c]! * topRight +
          data[b + c]! * lowLeft +
          data[b + 4 + c]! * lowRight +
          frame.data[o + c]! * behind;
      }
      frame.data[o + 3] = alpha;
    }
  }
}
