import { describe, expect, test } from "vitest";
import { daylightOf } from "#web/engine/backdrop/outdoors/daylight.ts";
import { paintBackdrop } from "#web/engine/backdrop/paint-backdrop.ts";
import type { Layer } from "#web/engine/backdrop/scene.ts";
import { discBlur } from "#web/engine/pixels/disc-blur.ts";
import { createLightMap } from "#web/engine/pixels/image.ts";

const paint = (layers: readonly Layer[], width = 96, height = 120, seed = 1) =>
  paintBackdrop({ name: "test", layers }, seed, width, height, false);

describe("daylight", () => {
  test("is blue high up at noon and pale along the horizon", () => {
    const { sky } = daylightOf(45, 0.1, 0.5);
    const [high, low] = [sky(30, 90), sky(1, 90)];
    expect(high[2] / high[0]).toBeGreaterThan(1.5);
    expect(low[2] / low[0]).toBeLessThan(high[2] / high[0]);
  });

  test("is red around a low sun", () => {
    const { sky, sun } = daylightOf(3, 0.3, 0.4);
    const beside = sky(2, 2);
    expect(beside[0]).toBeGreaterThan(1.5 * beside[2]);
    expect(sun[2]).toBeLessThan(0.5 * sun[0]);
  });
});

const SHORE: readonly Layer[] = [
  {
    kind: "sky",
    horizon: 0.5,
    sun: { x: 0.2, height: 5 },
    haze: 0.3,
    strength: 0.4,
    clouds: { cover: 0.5, size: 0.3 },
  },
  {
    kind: "ridges",
    base: 0.5,
    height: 0.2,
    count: 3,
    dark: "#2c3034",
    light: "#807060",
    snow: 0.5,
    rugged: 0.8,
    air: 0.7,
    from: 1,
  },
  {
    kind: "water",
    horizon: 0.5,
    deep: "#204050",
    shallow: "#408080",
    rough: 0.6,
    glitter: { x: 0.2, width: 0.2, strength: 0.5, colour: "#ffe0b0" },
  },
  { kind: "sand", horizon: 0.5, edge: 0.7, dry: "#d0c0a0", wet: "#806850", breakers: 3 },
  { kind: "dunes", horizon: 0.8, count: 3, lit: "#d09060", shade: "#603020", from: -1 },
  {
    kind: "field",
    horizon: 0.85,
    dark: "#304020",
    light: "#809050",
    far: "#909860",
    rows: { x: 0, count: 5 },
    heads: { colours: ["#c04050"], count: 200, size: 0.02 },
    glint: { colour: "#fff0e0", strength: 0.3, count: 40 },
  },
  {
    kind: "leaves",
    area: [-0.5, 0, 0.5, 0.2],
    boughs: 8,
    leaves: 20,
    bough: [0.05, 0.1],
    leaf: [0.005, 0.01],
    colours: ["#203018", "#809040"],
    from: 1,
    glint: { colour: "#ffffff", strength: 0.5, count: 20 },
  },
  { kind: "lens", radius: 0.02 },
];

test("every outdoor layer gives light and nothing else, at odd sizes too, the same each time", () => {
  for (const [width, height] of [
    [96, 120],
    [121, 95],
    [33, 77],
  ] as const) {
    const { data } = paint(SHORE, width, height);
    expect(data.every((value) => value >= 0 && value < 50)).toBe(true);
    expect(paint(SHORE, width, height).data).toEqual(data);
  }
});

test("still water mirrors what stands above it, and waves break the mirror", () => {
  const lamp: Layer = {
    kind: "bokeh",
    count: 1,
    area: [0, 0.4, 0, 0.4],
    radius: [0.02, 0.02],
    colours: ["#ffffff"],
    strength: [3, 3],
  };
  const water = { kind: "water", horizon: 0.5, deep: "#000000", shallow: "#000000" } as const;
  const brightest = (rough: number) => {
    const { data, width } = paint([lamp, { ...water, rough }]);
    return Math.max(...data.slice(60 * width * 3));
  };
  expect(brightest(0)).toBeGreaterThan(0.5);
  expect(brightest(1)).toBeLessThan(brightest(0));
});

test("a glint is a disc of the same brightness at every size of the picture", () => {
  const glint = (height: number) => {
    const width = height * 0.8;
    const field: Layer = {
      kind: "field",
      horizon: 0,
      dark: "#000000",
      light: "#000000",
      far: "#000000",
      glint: { colour: "#ffffff", strength: 1, count: 30 },
    };
    const { data } = paint([field, { kind: "lens", radius: 0.03 }], width, height);
    return data.reduce((sum, value) => sum + value, 0) / data.length;
  };
  expect(glint(300) / glint(120)).toBeGreaterThan(0.8);
  expect(glint(300) / glint(120)).toBeLessThan(1.25);
});

test("a wide disc keeps the light it spreads", () => {
  const map = createLightMap(81, 61);
  map.data[(30 * 81 + 40) * 3 + 1] = 1000;
  discBlur(map, 9);
  const green = map.data.filter((_, i) => i % 3 === 1);
  expect(green.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1000, -1);
  expect(Math.max(...green)).toBeLessThan(1.3 * (1000 / (Math.PI * 81)));
});
