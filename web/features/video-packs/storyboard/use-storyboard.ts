import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { VideoPackView } from "#schema/videos/video-packs.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { isSame, problemsOf, type Storyboard, storyboardOf } from "./storyboard.ts";
import { unsavedStoryboard } from "./unsaved-storyboard.ts";

/** The storyboard as it stands on the page, and keeping it. */
export function useStoryboard(pack: VideoPackView) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const kept = storyboardOf(pack);
  const unsaved = unsavedStoryboard(pack.id);
  const [draft, setDraft] = useState<Storyboard | null>(() => unsaved.read(kept));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<string | null>(null);
  const save = useMutation(trpc.videoPacks.save.mutationOptions());
  const board = draft ?? kept;
  const isChanged = !isSame(board, kept);
  useEffect(() => unsaved.write(isChanged ? { board, before: kept } : null));

  /** Keeps what was changed; false where something stands against it, which is then said. */
  async function keep(): Promise<boolean> {
    const found = problemsOf(board);
    setProblems(found);
    setMessage(Object.keys(found).length > 0 ? "Please check what is marked below." : null);
    if (Object.keys(found).length > 0) return false;
    if (!isChanged) return true;
    try {
      await save.mutateAsync(board);
      await queryClient.invalidateQueries(trpc.videoPacks.pathFilter());
      const read = queryClient.getQueryData(trpc.videoPacks.get.queryKey({ id: pack.id }));
      // what was typed meanwhile stays, and so does what was saved where it could not be read again
      if (read && isSame(storyboardOf(read), board)) setDraft((now) => (now === draft ? null : now));
      return true;
    } catch (error) {
      setMessage(messageOf(error));
      return false;
    }
  }
  return {
    board,
    isChanged,
    problems,
    message,
    isSaving: save.isPending,
    change: (next: Storyboard) => {
      setDraft(next);
      setProblems({});
      setMessage(null);
    },
    keep,
  };
}
export type StoryboardForm = ReturnType<typeof useStoryboard>;
