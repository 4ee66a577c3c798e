import { useEffect, useRef } from "react";
import { toast } from "sonner";
import { SCENES } from "#schema/limits.ts";
import type { VideoPackView } from "#schema/videos/video-packs.ts";
import { UNDO_SHOWN } from "#web/lib/undo-shown.ts";
import { removeScene, restoreScene, type SceneDraft, setCell } from "./storyboard.ts";
import type { StoryboardForm } from "./use-storyboard.ts";

/** Takes a scene out of the storyboard, with a chance to undo until the storyboard is saved without it. */
export function useRemoveScene(pack: VideoPackView, form: StoryboardForm) {
  const latest = useRef(form);
  latest.current = form;
  const offers = useRef<(string | number)[]>([]);
  const saved = pack.scenes.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: saving deletes what was made of a scene, and undo cannot bring that back
  useEffect(
    () => () => {
      for (const offer of offers.current.splice(0)) toast.dismiss(offer);
    },
    [saved, form.isSaving],
  );

  return (scene: SceneDraft, at: number) => {
    form.change(removeScene(form.board, scene.id));
    const undo = () => {
      // what was changed meanwhile stays
      const { board, change } = latest.current;
      if (board.scenes.length >= SCENES.max) {
        toast.error(`A film has at most ${SCENES.max} scenes. Remove another one first.`);
        return;
      }
      // its length may not be one of the model that was chosen since
      change(setCell(restoreScene(board, scene, at), board, pack.aspect));
    };
    const offer = toast(`Scene ${at + 1} removed.`, {
      duration: UNDO_SHOWN,
      action: { label: "Undo", onClick: undo },
    });
    offers.current.push(offer);
  };
}
