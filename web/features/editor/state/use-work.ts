import { useEffect, useReducer, useState } from "react";
import { deleteEditorDraft, putEditorDraft } from "#web/lib/device/editor-drafts.ts";
import { createDraftWriter } from "./draft-writer.ts";
import { changeHistory, historyOf } from "./history.ts";
import type { Opened } from "./opened.ts";
import { isUntouched, type Work } from "./work.ts";

/** The work on an open picture, with its history; kept in this browser as it goes. */
export function useWork({ key, source, file, name }: Opened, kept: Work) {
  const [history, act] = useReducer(changeHistory, kept, historyOf);
  const { now } = history;
  const [draft] = useState(() => createDraftWriter(kept, keep));

  function keep(work: Work) {
    const picture = source === null ? { file, name } : undefined;
    // a picture of this device is in its draft alone
    if (isUntouched(work) && !picture) void deleteEditorDraft(key);
    else void putEditorDraft({ key, work, picture, touchedAt: Date.now() });
  }

  useEffect(() => draft.change(now), [draft, now]);
  useEffect(() => {
    // left before it is written, it is written all the same
    window.addEventListener("pagehide", draft.flush);
    return () => {
      window.removeEventListener("pagehide", draft.flush);
      draft.flush();
    };
  }, [draft]);

  return {
    history,
    work: now,
    act,
    /** A picture of this device is gone once it is closed, with what was done to it; others keep their work. */
    close(): void {
      if (source !== null) return;
      draft.discard();
      void deleteEditorDraft(key);
    },
  };
}
