import { expect, test } from "vitest";
import { createDesk } from "#web/features/device-tools/desk/desk.ts";
import { wordsFor } from "#web/features/device-tools/desk/refusal-words.ts";
import type { DeskClient } from "#web/features/device-tools/worker/desk-client.ts";
import type { DeskAnswer, Task } from "#web/features/device-tools/worker/messages.ts";

const FILE = new File(["x"], "photo.jpg");
const bitmap = () => ({ close() {} }) as ImageBitmap;
const OPENED = { picture: bitmap(), width: 4, height: 3, scaledFrom: null, isMarked: false };

type WithoutId<Answer> = Answer extends DeskAnswer ? Omit<Answer, "id"> : never;
type Answered = WithoutId<DeskAnswer>;

function answerOf(task: Task): Answered {
  if (task.task === "open") return { result: "opened", opened: OPENED };
  if (task.task === "save") return { result: "saved", file: new Blob(["made"]) };
  const shown = { kind: "picture", picture: bitmap(), width: 4, height: 3, isTransparent: false } as const;
  return { result: "shown", shown };
}

/** A desk whose worker answers at once, unless told otherwise, and what it was asked. */
function deskWith(answer: (task: Task) => Answered | Promise<Answered> = answerOf, slug = "black-and-white") {
  const asked: Task[] = [];
  let workers = 0;
  const open = (): DeskClient => {
    workers++;
    return {
      async ask(task) {
        asked.push(task);
        return { id: 0, ...(await answer(task)) } as DeskAnswer;
      },
      close() {},
    };
  };
  const desk = createDesk({ slug, models: "none" }, open);
  return { desk, asked, workers: () => workers };
}

const shownGrain = (asked: readonly Task[]) =>
  asked.flatMap((task) => (task.task === "show" ? [task.version.settings.grain] : []));

test("a photo is opened and drawn with what is set first, and again with each change", async () => {
  const { desk, asked } = deskWith();
  await desk.start(FILE, false);
  expect(desk.get()).toMatchObject({ busy: null, trouble: null, photo: { file: FILE } });
  await desk.change("grain", 70);
  await desk.undo();
  expect(shownGrain(asked)).toEqual([20, 70, 20]);
});

test("what is set while it draws is drawn once, after that, and only the last of it", async () => {
  const held = Promise.withResolvers<void>();
  const { desk, asked } = deskWith(async (task) => {
    if (task.task === "show") await held.promise;
    return answerOf(task);
  });
  const started = desk.start(FILE, false);
  await expect.poll(() => desk.get().busy).toBe("working");
  for (const grain of [30, 40, 50]) void desk.change("grain", grain);
  held.resolve();
  await started;
  expect(shownGrain(asked)).toEqual([20, 50]);
});

test("a refusal is told in words, and the desk takes another photo", async () => {
  let refuses = true;
  const { desk } = deskWith((task) => (refuses ? { result: "refused", code: "UNREADABLE" } : answerOf(task)));
  await desk.start(FILE, false);
  expect(desk.get()).toMatchObject({ busy: null, photo: null, trouble: wordsFor("UNREADABLE") });
  refuses = false;
  await desk.start(FILE, false);
  expect(desk.get()).toMatchObject({ busy: null, trouble: null });
});

test("giving up the first result empties the desk; a later one leaves the result before it, and a new worker goes on", async () => {
  let holds = true;
  const { desk, asked, workers } = deskWith((task) =>
    holds && task.task === "show" ? new Promise<Answered>(() => {}) : answerOf(task),
  );
  void desk.start(FILE, false);
  await expect.poll(() => desk.get().busy).toBe("working");
  desk.cancel();
  expect(desk.get()).toMatchObject({ busy: null, photo: null, shown: null });

  holds = false;
  await desk.start(FILE, false);
  holds = true;
  void desk.change("grain", 90);
  await expect.poll(() => desk.get().busy).toBe("working");
  desk.cancel();
  expect(desk.get()).toMatchObject({ busy: null, history: { at: 0 } });
  expect(desk.get().shown).not.toBeNull();
  holds = false;
  await desk.change("grain", 10);
  expect(workers()).toBe(3);
  expect(asked.at(-2)?.task).toBe("open");
  expect(shownGrain(asked).at(-1)).toBe(10);
});

test("giving up leaves set what is shown: two changes are taken back, and so is an undo", async () => {
  let holds = false;
  const { desk, asked } = deskWith((task) =>
    holds && task.task === "show" ? new Promise<Answered>(() => {}) : answerOf(task),
  );
  const savedGrain = async () => {
    await desk.save("image/png");
    const task = asked.at(-1);
    return task?.task === "save" ? task.version.settings.grain : undefined;
  };
  await desk.start(FILE, false);
  holds = true;
  void desk.change("grain", 90);
  void desk.change("toning", "sepia");
  desk.cancel();
  expect(await savedGrain()).toBe(20);
  holds = false;
  await desk.change("grain", 70);
  holds = true;
  void desk.undo();
  desk.cancel();
  expect(await savedGrain()).toBe(70);
});

test("a file is made from what is set, and failing to make one is told", async () => {
  let fails = false;
  const { desk } = deskWith((task) => (fails ? { result: "failed", message: "memory" } : answerOf(task)));
  await desk.start(FILE, false);
  expect(await (await desk.save("image/png"))?.text()).toBe("made");
  fails = true;
  expect(await desk.save("image/png")).toBeNull();
  expect(desk.get()).toMatchObject({ busy: null, trouble: expect.stringContaining("went wrong") });
});

test("a worker that died is told of, and trying again has another one open the photo", async () => {
  let dies = false;
  const { desk, asked, workers } = deskWith((task) =>
    dies ? Promise.reject(new Error("out of memory")) : answerOf(task),
  );
  await desk.start(FILE, false);
  dies = true;
  await desk.change("grain", 70);
  expect(desk.get()).toMatchObject({ busy: null, trouble: expect.stringContaining("went wrong") });
  dies = false;
  await desk.retry();
  expect(desk.get()).toMatchObject({ busy: null, trouble: null });
  expect(workers()).toBe(2);
  expect(asked.slice(-2).map(({ task }) => task)).toEqual(["open", "show"]);
  expect(shownGrain(asked).at(-1)).toBe(70);
});

test("a tool whose code cannot be loaded is told of, and asks no worker", async () => {
  const { desk, workers } = deskWith(answerOf, "no-such-tool");
  await desk.start(FILE, false);
  expect(desk.get()).toMatchObject({ busy: null, photo: null, trouble: wordsFor("UNSUPPORTED") });
  expect(workers()).toBe(0);
});
