import { NO_WORK, type Work } from "./work.ts";

/** Work with what was before it and what was undone. */
export interface History {
  past: readonly Work[];
  now: Work;
  future: readonly Work[];
  /** What is being moved without a pause: all of one gesture is one step back. */
  gesture: string | null;
}

export type HistoryAction =
  | { type: "change"; work: Partial<Work>; gesture?: string }
  /** A slider was let go. */
  | { type: "settle" }
  | { type: "undo" }
  | { type: "redo" }
  /** Back to the picture as it was opened; can be undone. */
  | { type: "reset" }
  /** Other work altogether: nothing to go back to. */
  | { type: "load"; work: Work };

const MAX_STEPS = 200;

export const historyOf = (work: Work): History => ({ past: [], now: work, future: [], gesture: null });

export function changeHistory(history: History, action: HistoryAction): History {
  const { past, now, future, gesture } = history;
  switch (action.type) {
    case "change": {
      const next = { ...now, ...action.work };
      const goesOn = action.gesture !== undefined && action.gesture === gesture;
      return {
        past: goesOn ? past : [...past, now].slice(-MAX_STEPS),
        now: next,
        future: [],
        gesture: action.gesture ?? null,
      };
    }
    case "settle":
      return gesture === null ? history : { ...history, gesture: null };
    case "undo": {
      const before = past.at(-1);
      if (!before) return history;
      return { past: past.slice(0, -1), now: before, future: [now, ...future], gesture: null };
    }
    case "redo": {
      const [next, ...rest] = future;
      if (!next) return history;
      return { past: [...past, now], now: next, future: rest, gesture: null };
    }
    case "reset":
      return changeHistory({ ...history, gesture: null }, { type: "change", work: NO_WORK });
    case "load":
      return historyOf(action.work);
  }
}
