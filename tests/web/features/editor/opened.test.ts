import { expect, test } from "vitest";
import { fitInto } from "#web/features/editor/stage/fit.ts";
import { readWanted, type Wanted, writeWanted } from "#web/features/editor/state/opened.ts";
import { BRUSH_SIZE, brushRadius, steppedSize } from "#web/features/editor/tools/brush-settings.ts";
import { hotkeyOf } from "#web/features/editor/use-hotkeys.ts";

test.each<Wanted | null>([
  { kind: "picture", id: "p", position: 0 },
  { kind: "edit", id: "e", position: 2 },
  { kind: "upload", id: "u", position: 0 },
  { kind: "device" },
  null,
])("%j is found again in the address", (wanted) => {
  expect(readWanted(writeWanted(wanted))).toEqual(wanted);
});

test("a position that is no number is the first", () => {
  expect(readWanted(new URLSearchParams("edit=e&position=x"))).toEqual({
    kind: "edit",
    id: "e",
    position: 0,
  });
});

test("a picture is as large as its room allows, in its own shape", () => {
  expect(fitInto({ width: 4000, height: 2000 }, { width: 1000, height: 1000 })).toEqual({
    width: 1000,
    height: 500,
  });
  expect(fitInto({ width: 10, height: 20 }, { width: 1000, height: 1000 })).toEqual({
    width: 500,
    height: 1000,
  });
});

test("each press changes the brush, from its smallest to its largest size", () => {
  for (const step of [1, -1] as const) {
    let size: number = step > 0 ? BRUSH_SIZE.min : BRUSH_SIZE.max;
    for (let press = 0; press < 60; press++) {
      const next = steppedSize(size, step);
      if (size !== (step > 0 ? BRUSH_SIZE.max : BRUSH_SIZE.min))
        expect(Math.sign(brushRadius(next) - brushRadius(size))).toBe(step);
      size = next;
    }
    expect(size).toBe(step > 0 ? BRUSH_SIZE.max : BRUSH_SIZE.min);
  }
});

test("keys are told by what is pressed with them", () => {
  const press = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect(hotkeyOf({ ...press, key: "z", metaKey: true })).toBe("mod+z");
  expect(hotkeyOf({ ...press, key: "Z", ctrlKey: true, shiftKey: true })).toBe("mod+shift+z");
  expect(hotkeyOf({ ...press, key: "[" })).toBe("[");
  expect(hotkeyOf({ ...press, key: "Control", ctrlKey: true })).toBeNull();
});
