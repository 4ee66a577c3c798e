import type { Settings } from "../device-tool.ts";
import type { Version } from "../worker/messages.ts";

/** Settings somebody arrived at, one after the other, and where they are among them. */
export interface History {
  versions: readonly Version[];
  at: number;
  /** The control that was moved last, and when: a slider on its way is one step. */
  moved: { name: string; time: number } | null;
}

/** Moves of one control that follow each other faster than this, in milliseconds, are one step. */
const ONE_MOVE = 800;

let numbers = 0;
const version = (settings: Settings): Version => ({ number: ++numbers, settings });

export const startHistory = (settings: Settings): History => ({
  versions: [version(settings)],
  at: 0,
  moved: null,
});

export const currentVersion = ({ versions, at }: History): Version => versions[at]!;

export function changeSetting(
  history: History,
  name: string,
  value: Settings[string],
  time: number,
): History {
  const { at, moved } = history;
  const goesOn = at > 0 && moved?.name === name && time - moved.time < ONE_MOVE && typeof value === "number";
  const before = history.versions.slice(0, goesOn ? at : at + 1);
  const next = version({ ...currentVersion(history).settings, [name]: value });
  return { versions: [...before, next], at: before.length, moved: { name, time } };
}

export const undo = ({ versions, at }: History): History => ({
  versions,
  at: Math.max(0, at - 1),
  moved: null,
});

export const redo = ({ versions, at }: History): History => ({
  versions,
  at: Math.min(versions.length - 1, at + 1),
  moved: null,
});

/** Back to the version that is shown, whatever was set since it was drawn. */
export function backTo({ versions, at }: History, shown: Version): History {
  const found = versions.indexOf(shown);
  return found >= 0
    ? { versions, at: found, moved: null }
    : { versions: [...versions.slice(0, at), shown], at, moved: null };
}
