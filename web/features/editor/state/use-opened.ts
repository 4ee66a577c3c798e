import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { codeOf, isFinal } from "#web/lib/api/remote-error.ts";
import { mayRetry } from "#web/lib/api/retry.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { findEditorDraft } from "#web/lib/device/editor-drafts.ts";
import { createDarkroom, type Darkroom } from "../darkroom/darkroom.ts";
import { type Opened, type Wanted, wantedKey } from "./opened.ts";
import { NO_WORK, type Work } from "./work.ts";

/** The open picture, its darkroom and what was left unfinished of it. */
export interface Desk {
  opened: Opened;
  darkroom: Darkroom;
  work: Work;
}

/** The chosen picture is not there any longer. */
export class NotHere extends Error {}

/** What the server has answered for good is not asked again: somebody waits for the picture. */
const ASKED = { retry: (failures: number, error: unknown) => !isFinal(error) && mayRetry(failures) };

/**
 * Brings the picture that is wanted into a darkroom of its own, with the unfinished work that is kept of it.
 * @param attempt another number opens it anew: on this device there may be another one
 */
export function useOpened(wanted: Wanted | null, attempt: number) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const key = wanted && wantedKey(wanted);
  const [desk, setDesk] = useState<(Desk & { data: unknown }) | null>(null);
  const [unreadable, setUnreadable] = useState<unknown>(null);

  const { data, error, refetch } = useQuery({
    queryKey: ["editor-picture", key, attempt],
    enabled: wanted !== null,
    // some megabytes, and work that goes on
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (times, error) => times < 1 && !(error instanceof NotHere),
    queryFn: async () => {
      const draft = await findEditorDraft(key!);
      const picture =
        wanted!.kind === "device" ? draft?.picture : await fetchPicture(wanted!).catch(sayNotHere);
      if (!picture) throw new NotHere();
      return { draft, picture, source: wanted!.kind === "device" ? null : wanted! };
    },
  });

  async function fetchPicture({ kind, id, position }: Exclude<Wanted, { kind: "device" }>) {
    const url =
      kind === "picture"
        ? (await queryClient.fetchQuery(trpc.generations.get.queryOptions({ id }, ASKED))).imageUrl
        : kind === "edit"
          ? (await queryClient.fetchQuery(trpc.edits.get.queryOptions({ id }, ASKED))).imageUrls[position]
          : (await queryClient.fetchQuery(trpc.edits.versions.queryOptions({ kind, id }, ASKED))).root?.url;
    if (!url) throw new NotHere();
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return { file: await response.blob(), name: `likeness-${id.slice(0, 8)}` };
  }

  useEffect(() => {
    if (!data || !key) return;
    const darkroom = createDarkroom(data.picture.file);
    let isOver = false;
    darkroom.open().then(
      (size) => {
        if (isOver) return;
        const opened = { key, source: data.source, ...data.picture, size };
        setDesk({ opened, darkroom, work: (data.draft?.work as Work | undefined) ?? NO_WORK, data });
      },
      () => !isOver && setUnreadable(data),
    );
    return () => {
      isOver = true;
      darkroom.close();
    };
  }, [data, key]);

  return {
    desk: desk !== null && desk.data === data ? desk : null,
    error,
    isUnreadable: data !== undefined && unreadable === data,
    retry: () => void refetch(),
  };
}

/** A picture that was deleted is told as one that is gone, and not as a read that failed. */
function sayNotHere(error: unknown): never {
  throw codeOf(error) === "NOT_FOUND" ? new NotHere() : error;
}
