import { expect, test } from "vitest";
import type { Mesh } from "#web/engine/face/face-mesh.ts";
import type { FaceSkin } from "#web/engine/face-swap/face-skin.ts";
import { whatStays } from "#web/engine/face-swap/what-stays.ts";

interface Look extends Partial<FaceSkin> {
  /** Of the lips, in widths of the mouth. */
  opened?: number;
}

const SKIN: FaceSkin = {
  covered: 0.05,
  patchy: 0.1,
  beard: 0.2,
  moustache: 0.4,
  bridge: 0.2,
  brows: { covered: 0, shade: 2 },
};

/** A mesh of which only the mouth is placed. */
function mouth(opened: number): Mesh {
  const mesh = new Float32Array(468 * 3);
  mesh[291 * 3] = 100;
  mesh[14 * 3 + 1] = 100 * opened;
  return mesh;
}

const face = ({ opened = 0, ...skin }: Look) => ({ mesh: mouth(opened), skin: { ...SKIN, ...skin } });

test.each<[what: string, source: Look, target: Look, stays: boolean]>([
  ["alike", {}, {}, false],
  ["bearded into shaven", { beard: 2 }, {}, true],
  ["shaven into bearded", {}, { beard: 2 }, true],
  ["bearded into bearded", { beard: 2 }, { beard: 2.4 }, false],
  ["with a white beard into shaven", { beard: -0.7 }, {}, true],
  ["with a moustache into shaven", { moustache: 2.8 }, {}, true],
  ["with a shaded lip into a lit one", { moustache: 0.9 }, { moustache: 0.1 }, false],
  ["laughing into closed lips", { opened: 0.3 }, {}, true],
  ["closed into laughing", {}, { opened: 0.3 }, true],
  ["smiling into smiling", { opened: 0.2 }, { opened: 0.26 }, false],
])("a face %s: whether the photo's mouth stays", (_, source, target, stays) => {
  expect(whatStays(face(source), face(target)).mouth).toBe(stays);
});

test.each<[what: string, source: FaceSkin["brows"], target: FaceSkin["brows"], least: number, most: number]>([
  ["alike", { covered: 0, shade: 2 }, { covered: 0, shade: 2.5 }, 0, 0],
  ["white into dark", { covered: 0, shade: 0 }, { covered: 0, shade: 2.5 }, 0.65, 0.75],
  ["dark into fair", { covered: 0, shade: 3.5 }, { covered: 0, shade: 1 }, 0.65, 0.75],
  ["somewhat apart", { covered: 0, shade: 2 }, { covered: 0, shade: 0.7 }, 0.1, 0.6],
  ["under a fringe", { covered: 1, shade: 2 }, { covered: 0, shade: 2 }, 1, 1],
  ["into a fringe", { covered: 0, shade: 2 }, { covered: 1, shade: 2 }, 0, 0],
])("brows %s: how much of the photo's stays", (_, source, target, least, most) => {
  const { brows } = whatStays(face({ brows: source }), face({ brows: target }));
  expect(brows).toBeGreaterThanOrEqual(least);
  expect(brows).toBeLessThanOrEqual(most);
});
