import { deviceStore } from "./device-store.ts";
import { keptText } from "./storage.ts";

/** Days an unfinished edit stays on this device after it was last touched. */
export const EDITOR_DRAFT_DAYS = 7;

/** What somebody did to a picture and has not finished, kept by this browser alone. */
export interface EditorDraft<Work = unknown> {
  key: string;
  work: Work;
  /** The picture itself, where it was opened from this device and the server has none. */
  picture?: { file: Blob; name: string };
  /** Milliseconds since 1970. */
  touchedAt: number;
}

const store = deviceStore<EditorDraft>("likeness.editor");
/** Says without opening the database whether there may be one. */
const mark = keptText("localStorage", "likeness.editor.drafts");

/** False where the browser refuses or has no room: then it is on this page only. */
export async function putEditorDraft(draft: EditorDraft): Promise<boolean> {
  try {
    await store.put(draft.key, draft);
    mark.write("1");
    return true;
  } catch {
    return false;
  }
}

/** The draft of this picture; what lies there for too long is deleted on the way. */
export async function findEditorDraft(key: string, now = Date.now()): Promise<EditorDraft | undefined> {
  if (mark.read() === null) return undefined;
  try {
    const all = await store.list();
    const isOver = ({ touchedAt }: EditorDraft) => now - touchedAt > EDITOR_DRAFT_DAYS * 86_400_000;
    await Promise.all(all.filter(isOver).map((draft) => store.delete(draft.key)));
    return all.find((draft) => draft.key === key && !isOver(draft));
  } catch {
    return undefined;
  }
}

export async function deleteEditorDraft(key: string): Promise<void> {
  if (mark.read() === null) return;
  // where the browser refuses, it kept none
  await store.delete(key).catch(() => {});
}

export async function clearEditorDrafts(): Promise<void> {
  if (mark.read() === null) return;
  await store.clear().catch(() => {});
  mark.write(null);
}
