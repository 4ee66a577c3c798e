import type * as z from "zod";
import { judgeStillCell } from "#schema/videos/still-cells.ts";
import { sceneOf } from "#schema/videos/storyboard/propose-storyboard.ts";
import { SHOTS } from "#schema/videos/storyboard/shots.ts";
import { saveStoryboardInput, type VideoPackView } from "#schema/videos/video-packs.ts";
import { randomUuid } from "#web/lib/api/use-request-key.ts";

export type Storyboard = z.input<typeof saveStoryboardInput>;
export type SceneDraft = Storyboard["scenes"][number];

/** A pack's words as they can be changed. */
export function storyboardOf({ id, name, model, quality, scenes }: VideoPackView): Storyboard {
  return {
    ...{ id, name, model, quality },
    scenes: scenes.map(({ id, shot, prompt, movement, seconds }) => ({
      id,
      shot,
      prompt,
      movement,
      seconds,
    })),
  };
}

export const changeScene = (board: Storyboard, id: string, change: Partial<SceneDraft>): Storyboard => ({
  ...board,
  scenes: board.scenes.map((scene) => (scene.id === id ? { ...scene, ...change } : scene)),
});

export const removeScene = (board: Storyboard, id: string): Storyboard => ({
  ...board,
  scenes: board.scenes.filter((scene) => scene.id !== id),
});

/** A scene that was taken out, back at its place; at the end where the film has become shorter. */
export const restoreScene = (board: Storyboard, scene: SceneDraft, at: number): Storyboard => ({
  ...board,
  scenes: board.scenes.toSpliced(at, 0, scene),
});

/** The scene a place nearer to the beginning, or to the end. */
export function shiftScene(board: Storyboard, id: string, by: -1 | 1): Storyboard {
  const from = board.scenes.findIndex((scene) => scene.id === id);
  const scenes = [...board.scenes];
  const [scene] = scenes.splice(from, 1);
  scenes.splice(from + by, 0, scene!);
  return { ...board, scenes };
}

/** A scene of another shot at the end. */
export function addScene(
  board: Storyboard,
  shotSlug: string,
  pack: Pick<VideoPackView, "mainIdea">,
): Storyboard {
  const shot = SHOTS.find(({ slug }) => slug === shotSlug) ?? SHOTS[0]!;
  const scene = sceneOf(shot, pack.mainIdea, shot.movements[0]!);
  const seconds = board.scenes[0]?.seconds ?? 5;
  return { ...board, scenes: [...board.scenes, { ...scene, id: randomUuid(), seconds }] };
}

/** Another model or quality; scenes whose length it has not get its first. */
export function setCell(
  board: Storyboard,
  cell: Pick<Storyboard, "model" | "quality">,
  aspect: VideoPackView["aspect"],
): Storyboard {
  const judged = judgeStillCell(cell, aspect);
  if ("reason" in judged) return board;
  const { lengths } = judged;
  const scenes = board.scenes.map((scene) =>
    lengths.includes(scene.seconds) ? scene : { ...scene, seconds: lengths[0]! },
  );
  return { ...board, ...cell, scenes };
}

/** Whether both are the same once they are saved: the server keeps words without the space around them. */
export const isSame = (one: Storyboard, other: Storyboard): boolean => savedForm(one) === savedForm(other);

const savedForm = (board: Storyboard) => JSON.stringify(saveStoryboardInput.safeParse(board).data ?? board);

/** What is wrong with it, by where it is: "scenes.0.prompt". */
export function problemsOf(board: Storyboard): Readonly<Record<string, string>> {
  const issues = saveStoryboardInput.safeParse(board).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}
