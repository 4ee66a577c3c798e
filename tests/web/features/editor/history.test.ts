import { expect, test } from "vitest";
import { UNCHANGED } from "#web/engine/adjust/adjustments.ts";
import { changeHistory, type HistoryAction, historyOf } from "#web/features/editor/state/history.ts";
import { hasMask, isUntouched, NO_WORK } from "#web/features/editor/state/work.ts";

const light = (exposure: number, gesture?: string): HistoryAction => ({
  type: "change",
  work: { adjustments: { ...UNCHANGED, exposure } },
  gesture,
});
const after = (...actions: HistoryAction[]) => actions.reduce(changeHistory, historyOf(NO_WORK));
const exposure = (...actions: HistoryAction[]) => after(...actions).now.adjustments.exposure;
const [undo, redo, settle, reset] = (["undo", "redo", "settle", "reset"] as const).map((type) => ({ type }));

test("steps are undone and done again, and another step ends what was undone", () => {
  expect(exposure(light(10), light(20), undo!)).toBe(10);
  expect(exposure(light(10), light(20), undo!, undo!, undo!)).toBe(0);
  expect(exposure(light(10), light(20), undo!, redo!)).toBe(20);
  expect(exposure(light(10), undo!, light(30), redo!)).toBe(30);
});

test("a slider moved without a pause is one step back, moved twice it is two", () => {
  expect(exposure(light(1, "exposure"), light(2, "exposure"), light(3, "exposure"), undo!)).toBe(0);
  expect(exposure(light(1, "exposure"), settle!, light(2, "exposure"), undo!)).toBe(1);
  expect(exposure(light(1, "exposure"), light(5, "contrast"), undo!)).toBe(1);
});

test("a reset takes everything away and can be undone", () => {
  const steps = [light(10), { type: "change", work: { mask: [{ kind: "person" }] } }] as HistoryAction[];
  expect(isUntouched(after(...steps).now)).toBe(false);
  expect(isUntouched(after(...steps, reset!).now)).toBe(true);
  expect(hasMask(after(...steps, reset!, undo!).now)).toBe(true);
});

test("a cleared mask is none", () => {
  expect(hasMask({ ...NO_WORK, mask: [{ kind: "person" }, { kind: "clear" }] })).toBe(false);
});
