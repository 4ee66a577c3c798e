import { useEffect, useReducer, useRef } from "react";
import { deleteEditorDraft, putEditorDraft } from "#web/lib/editor-drafts.ts";
import { changeHistory, historyOf } from "./history.ts";
import type { Opened } from "./opened.ts";
import { isUntouched, type Work } from "./work.ts";

/** Milliseconds of quiet before work is written down. */
const QUIET = 300;

/** The work on an open picture, with its history; kept in this browser as it goes. */
export function useWork({ key, source, file, name }: Opened, kept: Work) {
  const [history, act] = useReducer(changeHistory, kept, historyOf);
  const { now } = history;
  const latest = useRef(now);
  latest.current = now;
  const pending = useRef<(() => void) | null>(null);

  useEffect(() => {
    const keep = () => {
      const picture = source === null ? { file, name } : undefined;
      // a picture of this device is in its draft alone
      if (isUntouched(latest.current) && !picture) void deleteEditorDraft(key);
      else void putEditorDraft({ key, work: latest.current, picture, touchedAt: Date.now() });
    };
    if (now === kept) return;
    const timer = setTimeout(keep, QUIET);
    // closed within that time, it is written all the same
    window.addEventListener("pagehide", keep);
    pending.current = keep;
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", keep);
    };
  }, [now, kept, key, source, file, name]);
  useEffect(() => () => pending.current?.(), []);

  return { history, work: now, act };
}
