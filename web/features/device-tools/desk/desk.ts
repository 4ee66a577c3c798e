import type { DeviceToolData } from "#web/content/pages/tool-page.ts";
import type { FileType } from "#web/features/shared/save/file-types.ts";
import { type Control, initialSettings, type Settings } from "../device-tool.ts";
import { loadTool } from "../load-tool.ts";
import { type DeskClient, openDesk } from "../worker/desk-client.ts";
import type { DeskAnswer, Opened, Shown, Task, Version } from "../worker/messages.ts";
import { backTo, changeSetting, currentVersion, type History, redo, startHistory, undo } from "./history.ts";
import { WENT_WRONG, wordsFor } from "./refusal-words.ts";

export interface DeskPhoto {
  file: File;
  isSample: boolean;
  opened: Opened;
}

export interface DeskState {
  /** What it is busy with. */
  busy: "opening" | "working" | "saving" | null;
  /** How much of the models has arrived, or of the work is done, 0 to 1; null while nobody knows. */
  share: number | null;
  /** Why it did not work. */
  trouble: string | null;
  photo: DeskPhoto | null;
  shown: Shown | null;
  controls: readonly Control[];
  compare: "slider" | "beside";
  history: History;
}

const EMPTY: DeskState = {
  ...{ busy: null, share: null, trouble: null, photo: null, shown: null },
  ...{ controls: [], compare: "slider", history: startHistory({}) },
};

function release(shown: Shown | null): void {
  if (shown?.kind === "picture") shown.picture.close();
}

type Needs = Pick<DeviceToolData, "slug" | "models">;

/** One photo, one tool, what is set and what comes of it: for `useSyncExternalStore`. */
export function createDesk({ slug, models }: Needs, open: () => DeskClient = openDesk) {
  let state = EMPTY;
  let client: DeskClient | undefined;
  /** Answers to what was asked before the last change of photo mean nothing any more. */
  let turn = 0;
  /** What is set in the picture that is shown. */
  let drawn: Version | null = null;
  const listeners = new Set<() => void>();

  function set(change: Partial<DeskState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Null where it was refused or failed, which is then shown, or is no longer asked for. */
  async function ask<Result extends DeskAnswer["result"]>(task: Task, wanted: Result, mine = turn) {
    client ??= open();
    const asked = client;
    const answer = await asked
      .ask(task, (share) => mine === turn && set({ share }))
      .catch((error: unknown) => {
        // its worker has died, so the next task starts another one
        if (client === asked) client = undefined;
        return { result: "failed", message: String(error) } as const;
      });
    if (mine !== turn) return null;
    if (answer.result === wanted) return answer as Extract<DeskAnswer, { result: Result }>;
    if (answer.result === "failed") console.warn(answer.message);
    set({ busy: null, trouble: answer.result === "refused" ? wordsFor(answer.code) : WENT_WRONG });
    return null;
  }

  /** Stops whatever is under way; the next task starts a new worker. */
  function stop(): void {
    turn++;
    client?.close();
    client = undefined;
  }

  async function start(file: File, isSample: boolean): Promise<void> {
    // a worker that has nothing to do goes on with the next photo: it has its models
    if (state.busy) stop();
    else turn++;
    empty();
    set({ busy: "opening" });
    const mine = turn;
    const tool = await loadTool(slug).catch((error: unknown) => void console.warn(error));
    if (mine !== turn) return;
    if (!tool) return set({ busy: null, trouble: wordsFor("UNSUPPORTED") });
    const answer = await ask({ task: "open", slug, models, photo: file }, "opened", mine);
    if (!answer) return;
    const { controls, compare } = tool;
    const history = startHistory(initialSettings(controls));
    set({ controls, compare, history, photo: { file, isSample, opened: answer.opened } });
    await show();
  }

  /** Draws what is set now; what is set meanwhile is drawn after that. */
  async function show(): Promise<void> {
    const version = currentVersion(state.history);
    set({ busy: "working", share: null, trouble: null });
    const answer = await ask({ task: "show", version }, "shown");
    if (!answer) return;
    release(state.shown);
    drawn = version;
    set({ shown: answer.shown });
    if (currentVersion(state.history) !== version) return show();
    set({ busy: null });
  }

  /** Opens the photo again where its worker was stopped or has died. */
  async function reopened(): Promise<boolean> {
    if (client || !state.photo) return true;
    const answer = await ask({ task: "open", slug, models, photo: state.photo.file }, "opened");
    answer?.opened.picture.close();
    return answer !== null;
  }

  async function go(history: History): Promise<void> {
    const isDrawing = state.busy === "working";
    set({ history });
    if (isDrawing) return;
    set({ busy: "working" });
    if (await reopened()) await show();
  }

  /** Keeps nothing of the photo. */
  function clear(): void {
    stop();
    empty();
  }

  function empty(): void {
    state.photo?.opened.picture.close();
    release(state.shown);
    drawn = null;
    set(EMPTY);
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    clear,
    change: (name: string, value: Settings[string]) =>
      go(changeSetting(state.history, name, value, Date.now())),
    undo: () => go(undo(state.history)),
    redo: () => go(redo(state.history)),
    retry: () => go(state.history),
    /** The first result given up leads back to the empty desk, a later one to the result that is shown. */
    cancel(): void {
      if (!drawn) {
        clear();
        return;
      }
      stop();
      set({ busy: null, history: backTo(state.history, drawn) });
    },
    /** The result at full size; null where that fails, which is then shown. */
    async save(type: FileType): Promise<Blob | null> {
      set({ busy: "saving", share: null, trouble: null });
      if (!(await reopened())) return null;
      const version = currentVersion(state.history);
      const answer = await ask({ task: "save", version, type }, "saved");
      if (answer) set({ busy: null });
      return answer?.file ?? null;
    },
    /** Addresses of what the tool has loaded. */
    async loaded(): Promise<readonly string[]> {
      const answer = await client?.ask({ task: "loaded" }).catch(() => null);
      return answer?.result === "loaded" ? answer.addresses : [];
    },
    close: stop,
  };
}
export type Desk = ReturnType<typeof createDesk>;
