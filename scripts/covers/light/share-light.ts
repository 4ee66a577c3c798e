import type { Seen } from "./trace.ts";

/** Every second pixel, the best covered of four: light changes more slowly than form. */
export function halved(seen: Seen): Seen {
  const width = Math.ceil(seen.width / 2);
  const height = Math.ceil(seen.height / 2);
  const small: Seen = {
    width,
    height,
    position: new Float32Array(width * height * 3),
    normal: new Float32Array(width * height * 3),
    cover: new Float32Array(width * height),
  };
  for (let v = 0, i = 0; v < height; v++) {
    for (let u = 0; u < width; u++, i++) {
      let best = -1;
      for (let k = 0; k < 4; k++) {
        const x = Math.min(seen.width - 1, u * 2 + (k & 1));
        const y = Math.min(seen.height - 1, v * 2 + (k >> 1));
        const j = y * seen.width + x;
        if (seen.cover[j]! > (best < 0 ? 0 : seen.cover[best]!)) best = j;
      }
      if (best < 0) continue;
      small.cover[i] = seen.cover[best]!;
      for (let c = 0; c < 3; c++) {
        small.position[i * 3 + c] = seen.position[best * 3 + c]!;
        small.normal[i * 3 + c] = seen.normal[best * 3 + c]!;
      }
    }
  }
  return small;
}

/** How far two places may share their light, 0 to 1. */
function likeness(a: Seen, i: number, b: Seen, j: number): number {
  const p = i * 3;
  const q = j * 3;
  const facing =
    a.normal[p]! * b.normal[q]! + a.normal[p + 1]! * b.normal[q + 1]! + a.normal[p + 2]! * b.normal[q + 2]!;
  const apart = Math.abs(a.position[p + 2]! - b.position[q + 2]!);
  return Math.max(0, facing) ** 6 * Math.max(0, 1 - apart * 9);
}

/** Back to full size, each pixel from the nearest that are like it. */
export function enlarge(seen: Seen, small: Seen, data: Float32Array, channels: number): Float32Array {
  const out = new Float32Array(seen.width * seen.height * channels);
  for (let y = 0, i = 0; y < seen.height; y++) {
    for (let x = 0; x < seen.width; x++, i++) {
      if (seen.cover[i] === 0) continue;
      const u = (x - 0.5) / 2;
      const v = (y - 0.5) / 2;
      let weight = 0;
      for (let k = 0; k < 4; k++) {
        const su = Math.min(small.width - 1, Math.max(0, Math.floor(u) + (k & 1)));
        const sv = Math.min(small.height - 1, Math.max(0, Math.floor(v) + (k >> 1)));
        const j = sv * small.width + su;
        if (small.cover[j] === 0) continue;
        const near = (1.01 - Math.min(1, Math.abs(u - su))) * (1.01 - Math.min(1, Math.abs(v - sv)));
        const w = near * (likeness(seen, i, small, j) + 1e-3);
        weight += w;
        for (let c = 0; c < channels; c++)
          out[i * channels + c] = out[i * channels + c]! + w * data[j * channels + c]!;
      }
      if (weight > 0)
        for (let c = 0; c < channels; c++) out[i * channels + c] = out[i * channels + c]! / weight;
    }
  }
  return out;
}

/** Mean over the four by four pixels whose rays complete each other, not across edges. */
export function soften(seen: Seen, data: Float32Array, channels: number): Float32Array {
  const { width, height, cover } = seen;
  const out = new Float32Array(data.length);
  for (let v = 0, i = 0; v < height; v++) {
    for (let u = 0; u < width; u++, i++) {
      if (cover[i] === 0) continue;
      let weight = 0;
      for (let dv = -2; dv < 2; dv++) {
        for (let du = -2; du < 2; du++) {
          if (u + du < 0 || u + du >= width || v + dv < 0 || v + dv >= height) continue;
          const j = i + dv * width + du;
          if (cover[j] === 0) continue;
          if (likeness(seen, i, seen, j) < 0.15) continue;
          weight++;
          for (let c = 0; c < channels; c++)
            out[i * channels + c] = out[i * channels + c]! + data[j * channels + c]!;
        }
      }
      for (let c = 0; c < channels; c++) out[i * channels + c] = out[i * channels + c]! / Math.max(1, weight);
    }
  }
  return out;
}
