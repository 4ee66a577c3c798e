import { expect, test } from "vitest";
import {
  backTo,
  changeSetting,
  currentVersion,
  redo,
  startHistory,
  undo,
} from "#web/features/device-tools/desk/history.ts";

const settingsOf = (history: ReturnType<typeof startHistory>) => currentVersion(history).settings;

test("settings are taken back and done again one by one; a change after that starts from there", () => {
  let history = startHistory({ grain: 0, toning: "none" });
  history = changeSetting(history, "grain", 20, 0);
  history = changeSetting(history, "toning", "sepia", 10);
  history = undo(history);
  expect(settingsOf(history)).toEqual({ grain: 20, toning: "none" });
  expect(settingsOf(redo(history))).toEqual({ grain: 20, toning: "sepia" });
  history = changeSetting(undo(history), "toning", "cool", 20);
  expect(settingsOf(history)).toEqual({ grain: 0, toning: "cool" });
  expect(settingsOf(redo(history))).toEqual({ grain: 0, toning: "cool" });
  expect(settingsOf(undo(undo(undo(history))))).toEqual({ grain: 0, toning: "none" });
});

test("a slider on its way is one step, and two moves of it with a pause are two", () => {
  let history = startHistory({ grain: 0 });
  for (const [time, grain] of [10, 20, 30].entries())
    history = changeSetting(history, "grain", grain, time * 100);
  expect(settingsOf(undo(history))).toEqual({ grain: 0 });
  history = changeSetting(history, "grain", 90, 5000);
  expect(settingsOf(undo(history))).toEqual({ grain: 30 });
});

test("what is the same has the same number, and nothing else has", () => {
  const first = startHistory({ grain: 0 });
  const second = changeSetting(first, "grain", 5, 0);
  expect(currentVersion(undo(second)).number).toBe(currentVersion(first).number);
  expect(currentVersion(second).number).not.toBe(currentVersion(first).number);
});

test("going back to what is shown takes changes back and undoing too, even where the shown one was replaced", () => {
  const first = startHistory({ grain: 0, toning: "none" });
  const second = changeSetting(changeSetting(first, "grain", 20, 0), "toning", "sepia", 10);
  expect(settingsOf(backTo(second, currentVersion(first)))).toEqual({ grain: 0, toning: "none" });
  const undone = undo(undo(second));
  expect(settingsOf(backTo(undone, currentVersion(second)))).toEqual({ grain: 20, toning: "sepia" });
  const other = changeSetting(undone, "toning", "cool", 20);
  const back = backTo(other, currentVersion(second));
  expect(settingsOf(back)).toEqual({ grain: 20, toning: "sepia" });
  expect(settingsOf(undo(back))).toEqual({ grain: 0, toning: "none" });
});
