import { clamp, createImage, createPlane, type Image, type Plane } from "../pixels/image.ts";
import { createRandom } from "../pixels/random.ts";
import { resizePlane } from "../pixels/resample.ts";
import { kuwahara, type StrokeField } from "./kuwahara.ts";

/** Bristle marks: noise drawn out along the strokes, about 0 to 1, at half the size. */
function bristles(field: StrokeField, width: number, height: number, length: number, seed: number): Plane {
  const random = createRandom(seed);
  const small = createPlane(width >> 1, height >> 1);
  const noise = Float32Array.from(small.data, () => random.next());
  for (let y = 0, i = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++, i++) {
      let sum = noise[i]!;
      for (let way = -1; way <= 1; way += 2) {
        let px = x;
        let py = y;
        for (let step = 0; step < length; step++) {
          const at = (((py + 0.5) | 0) * 2 * width + ((px + 0.5) | 0) * 2) * 2;
          px = clamp(px + way * field.tangent[at]!, 0, small.width - 1);
          py = clamp(py + way * field.tangent[at + 1]!, 0, small.height - 1);
          sum += noise[((py + 0.5) | 0) * small.width + ((px + 0.5) | 0)]!;
        }
      }
      small.data[i] = sum / (2 * length + 1);
    }
  }
  return small;
}

/** Oil on canvas: flat strokes that follow the forms, with the paint's relief lit from the upper left. */
export function oilPainting(image: Image, seed: number): Image {
  const { width, height } = image;
  const { colours, ...field } = kuwahara(image, Math.max(1.5, height * 0.0038));
  const marks = bristles(field, width, height, Math.max(3, Math.round(height / 110)), seed);
  const relief = createPlane(marks.width, marks.height);
  for (let y = 1, w = marks.width; y < marks.height; y++) {
    for (let x = 1; x < w; x++)
      relief.data[y * w + x] = marks.data[y * w + x]! - marks.data[(y - 1) * w + x - 1]!;
  }
  const lit = resizePlane(relief, width, height).data;
  const out = createImage(width, height);
  for (let i = 0; i < lit.length; i++) {
    const luma = 0.2126 * colours[i * 3]! + 0.7152 * colours[i * 3 + 1]! + 0.0722 * colours[i * 3 + 2]!;
    const raised = lit[i]! * (0.22 - 0.1 * luma * luma);
    for (let c = 0; c < 3; c++) {
      // pigments are stronger than a lens sees them
      const pigment = luma + (colours[i * 3 + c]! - luma) * 1.14;
      out.data[i * 4 + c] = 255 * (pigment + 0.06 * (pigment - 0.45) + raised);
    }
    out.data[i * 4 + 3] = 255;
  }
  return out;
}
