import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { PERMISSION_VERSION, SAMPLE_PERMISSION_VERSION } from "#schema/visitors/visitor-rules.ts";
import type { VisitorToolData } from "#web/content/pages/tool-page.ts";
import { fieldsOf, messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { randomUuid } from "#web/lib/api/use-request-key.ts";
import { type ChosenPhoto, openChosen } from "./photo/chosen-photo.ts";
import { PhotoNotSent, sendPhoto } from "./photo/send-photo.ts";

/** Between two questions while something is being made, in milliseconds. */
const POLL_MS = 2000;
const UNREADABLE = "This file could not be opened. Choose a JPEG, PNG, WebP or HEIC photo.";

export type Choices = Readonly<Record<string, string>>;
/** What a picture was asked for with, in this tab. */
export interface Wish {
  photo: ChosenPhoto | null;
  choices: Choices;
}

/** Everything that happens between a photo and a picture. */
export function useVisitorWork(tool: VisitorToolData) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const [wish, setWish] = useState<Wish>({ photo: null, choices: tool.initial });
  const [wishes, setWishes] = useState<Readonly<Record<string, Wish>>>({});
  const [busy, setBusy] = useState<"opening" | "sending" | "asking" | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  /** The photo whose permission is ticked. */
  const [ticked, setTicked] = useState<ChosenPhoto | null>(null);
  /** What names the photo once it was sent. */
  const [sent, setSent] = useState<{ photo: ChosenPhoto; code: string } | null>(null);
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const sending = useRef<AbortController>(null);
  const opened = useRef(0);
  const { photo, choices } = wish;

  const list = trpc.visitors.list.queryOptions({ tool: tool.slug });
  const made = useQuery({
    ...list,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === "PENDING" || status === "PROCESSING") ? POLL_MS : false,
  });
  const refresh = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: list.queryKey }),
      cache.invalidateQueries(trpc.visitors.state.queryFilter()),
    ]);
  const create = useMutation(trpc.visitors.create.mutationOptions());
  const remove = useMutation(trpc.visitors.delete.mutationOptions({ onSettled: refresh }));
  const cancel = useMutation(trpc.visitors.cancel.mutationOptions({ onSettled: refresh }));
  const start = useMutation({
    mutationFn: async (asked: Wish) => {
      let code = sent?.photo === asked.photo ? sent?.code : undefined;
      if (asked.photo && !code) {
        setBusy("sending");
        sending.current = new AbortController();
        const { signal } = sending.current;
        const permission = asked.photo.isSample ? SAMPLE_PERMISSION_VERSION : PERMISSION_VERSION;
        code = await sendPhoto(asked.photo.ready, { permission, signal });
        setSent({ photo: asked.photo, code });
      }
      setBusy("asking");
      const { id } = await create.mutateAsync({
        requestKey: randomUuid(),
        tool: tool.slug,
        choices: { ...asked.choices },
        ...(code && { photo: code }),
      });
      setWishes((all) => ({ ...all, [id]: asked }));
    },
    onError: (error) => {
      // what is gone at the server is sent anew
      if (fieldsOf(error).photo) setSent(null);
    },
    onSettled: async () => {
      await refresh();
      setBusy(null);
    },
  });

  async function choose(file: Blob, isSample = false) {
    const turn = ++opened.current;
    setMissing({});
    setUnreadable(false);
    setBusy("opening");
    const chosen = await openChosen(file, isSample).catch(() => null);
    // another one was chosen meanwhile
    if (turn !== opened.current) return;
    setBusy(null);
    setUnreadable(chosen === null);
    setTicked(null);
    setWish((now) => ({ ...now, photo: chosen }));
  }
  function begin() {
    const wrong: Record<string, string> = {};
    if (tool.takesPhoto && !photo) wrong.photo = "Choose a photo first.";
    if (tool.takesPhoto && photo && ticked !== photo) wrong.permission = "Tick this first, please.";
    for (const control of tool.controls)
      if (control.kind === "words" && !control.optional && (choices[control.name] ?? "").trim().length < 3)
        wrong[control.name] = "Describe it in a few words.";
    setMissing(wrong);
    if (Object.keys(wrong).length > 0) return;
    cancel.reset();
    remove.reset();
    start.mutate(wish);
  }

  return {
    choices,
    choose,
    begin,
    photo,
    ticked: photo !== null && ticked === photo,
    setTicked: (isTicked: boolean) => setTicked(isTicked ? photo : null),
    missing,
    set: (name: string, value: string) =>
      setWish((now) => ({ ...now, choices: { ...now.choices, [name]: value } })),
    busy,
    /** Gives up sending the photo. */
    stop: () => sending.current?.abort(),
    trouble: unreadable ? UNREADABLE : (troubleOf(start.error) ?? (remove.error && messageOf(remove.error))),
    /** Newest first. */
    requests: made.data ?? [],
    wishes,
    /** Sets everything as it was when that picture was asked for, where this tab knows. */
    recall: (id: string | undefined) => {
      const known = id === undefined ? undefined : wishes[id];
      if (known) setWish(known);
    },
    remove: (id: string) => remove.mutate({ id }),
    cancel: (id: string) => cancel.mutate({ id }),
    isCancelling: cancel.isPending,
    /** Why it goes on all the same. */
    cancelTrouble: cancel.error ? messageOf(cancel.error) : null,
  } as const;
}
export type VisitorWorkState = ReturnType<typeof useVisitorWork>;

function troubleOf(error: Error | null): string | null {
  // whoever stops sending knows why nothing came
  if (!error || error.name === "AbortError") return null;
  return error instanceof PhotoNotSent ? error.message : messageOf(error);
}
