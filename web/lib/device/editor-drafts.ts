import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { keptText } from "../storage.ts";
import { deviceStore } from "./device-store.ts";

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
/** Drafts that this page alone has: on their way, or the browser refused them or had no room. */
const unkept = new Map<string, EditorDraft>();

/** Where the browser refuses or has no room, the draft stays on this page only. */
export async function putEditorDraft(draft: EditorDraft): Promise<void> {
  unkept.set(draft.key, draft);
  mark.write("1");
  // without its mark nothing would find it again, or delete it
  if (mark.read() === null) return;
  try {
    await store.put(draft.key, draft);
    if (unkept.get(draft.key) === draft) unkept.delete(draft.key);
  } catch {
    // this page goes on with it
  }
}

/** The draft of this picture; what lies there for too long is deleted on the way. */
export async function findEditorDraft(key: string, now = Date.now()): Promise<EditorDraft | undefined> {
  const here = unkept.get(key);
  if (here) return here;
  if (mark.read() === null) return undefined;
  try {
    const all = await store.list();
    const isOver = ({ touchedAt }: EditorDraft) => now - touchedAt > RETENTION_DAYS.editorDraft * 86_400_000;
    await Promise.all(all.filter(isOver).map((draft) => store.delete(draft.key)));
    return all.find((draft) => draft.key === key && !isOver(draft));
  } catch {
    return undefined;
  }
}

export async function deleteEditorDraft(key: string): Promise<void> {
  unkept.delete(key);
  if (mark.read() === null) return;
  // where the browser refuses, it kept none
  await store.delete(key).catch(() => {});
}

export async function clearEditorDrafts(): Promise<void> {
  unkept.clear();
  if (mark.read() === null) return;
  await store.clear().catch(() => {});
  mark.write(null);
}
