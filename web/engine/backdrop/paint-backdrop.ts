import { gaussianBlur } from "../pixels/blur.ts";
import { createLightMap, type LightMap } from "../pixels/image.ts";
import { createRandom, hashOf } from "../pixels/random.ts";
import type { Canvas } from "./canvas.ts";
import { paintBokeh, paintFoliage } from "./paint-bokeh.ts";
import { paintBlocks, paintPanes, paintSkyline } from "./paint-buildings.ts";
import { paintBeam, paintFloor, paintGlow, paintGradient, paintMottle, paintSmoke } from "./paint-light.ts";
import { paintClouds, paintMountains, paintSea } from "./paint-nature.ts";
import { paintBlinds, paintRain, paintReflection, paintTubes } from "./paint-pattern.ts";
import type { Layer, Scene } from "./scene.ts";

function paintLayer(canvas: Canvas, layer: Layer): void {
  switch (layer.kind) {
    case "gradient":
      return paintGradient(canvas, layer);
    case "glow":
      return paintGlow(canvas, layer);
    case "mottle":
      return paintMottle(canvas, layer);
    case "smoke":
      return paintSmoke(canvas, layer);
    case "beam":
      return paintBeam(canvas, layer);
    case "bokeh":
      return paintBokeh(canvas, layer);
    case "skyline":
      return paintSkyline(canvas, layer);
    case "mountains":
      return paintMountains(canvas, layer);
    case "sea":
      return paintSea(canvas, layer);
    case "clouds":
      return paintClouds(canvas, layer);
    case "foliage":
      return paintFoliage(canvas, layer);
    case "panes":
      return paintPanes(canvas, layer);
    case "blocks":
      return paintBlocks(canvas, layer);
    case "blinds":
      return paintBlinds(canvas, layer);
    case "tubes":
      return paintTubes(canvas, layer);
    case "rain":
      return paintRain(canvas, layer);
    case "reflection":
      return paintReflection(canvas, layer);
    case "floor":
      return paintFloor(canvas, layer);
    case "defocus":
      return gaussianBlur(
        canvas.map.data,
        canvas.map.width,
        canvas.map.height,
        3,
        layer.radius * canvas.map.height,
      );
  }
}

function flipSideways(map: LightMap): void {
  for (let y = 0; y < map.height; y++) {
    const row = y * map.width;
    for (let x = 0; x < map.width >> 1; x++) {
      const a = (row + x) * 3;
      const b = (row + map.width - 1 - x) * 3;
      for (let c = 0; c < 3; c++) {
        const kept = map.data[a + c]!;
        map.data[a + c] = map.data[b + c]!;
        map.data[b + c] = kept;
      }
    }
  }
}

/** Paints a scene; the seed moves what may move. `flip` swaps left and right. */
export function paintBackdrop(
  scene: Scene,
  seed: number,
  width: number,
  height: number,
  flip: boolean,
): LightMap {
  const map = createLightMap(width, height);
  for (const [index, layer] of scene.layers.entries()) {
    const layerSeed = hashOf(scene.name, seed, index);
    paintLayer({ map, random: createRandom(layerSeed), seed: layerSeed & 0xffff }, layer);
  }
  if (flip) flipSideways(map);
  return map;
}

/** Lets light fall off across the backdrop, brightest towards `angle` (radians, 0 right, a quarter turn down), in place. */
export function dimAcross(map: LightMap, angle: number): void {
  const { width, height, data } = map;
  const dx = Math.cos(angle) / width;
  const dy = Math.sin(angle) / height;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const gain = 2 ** ((x - width / 2) * dx * 1.1 + (y - height / 2) * dy * 1.1);
      const p = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) data[p + c] = data[p + c]! * gain;
    }
  }
}
