import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { VisitorToolData } from "#web/content/pages/tool-page.ts";
import { fieldsOf, messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { randomUuid } from "#web/lib/api/use-request-key.ts";
import { PhotoNotSent, sendPhoto } from "./send-photo.ts";

/** Between two questions while something is being made, in milliseconds. */
const POLL_MS = 2000;

export type Choices = Readonly<Record<string, string>>;

/** Everything that happens between a photo and a picture. */
export function useVisitorWork(tool: VisitorToolData) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const [choices, setChoices] = useState<Choices>(tool.initial);
  const [photo, setPhoto] = useState<File | null>(null);
  const [ticked, setTicked] = useState(false);
  /** What names the photo once it was sent. */
  const [sent, setSent] = useState<{ file: File; code: string } | null>(null);
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
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
  const remove = useMutation(trpc.visitors.delete.mutationOptions({ onSuccess: refresh }));
  const start = useMutation({
    mutationFn: async () => {
      let code = sent?.file === photo ? sent?.code : undefined;
      if (photo && !code) {
        code = await sendPhoto(photo);
        setSent({ file: photo, code });
      }
      await create.mutateAsync({
        requestKey: randomUuid(),
        tool: tool.slug,
        choices: { ...choices },
        ...(code && { photo: code }),
      });
    },
    onError: (error) => {
      // what is gone at the server is sent anew
      if (fieldsOf(error).photo) setSent(null);
    },
    onSettled: refresh,
  });

  function choose(file: File) {
    setPhoto(file);
    setTicked(false);
    setMissing({});
  }
  function begin() {
    const wrong: Record<string, string> = {};
    if (tool.takesPhoto && !photo) wrong.photo = "Choose a photo first.";
    if (tool.takesPhoto && photo && !ticked) wrong.permission = "Tick this first, please.";
    for (const control of tool.controls)
      if (control.kind === "words" && !control.optional && (choices[control.name] ?? "").trim().length < 3)
        wrong[control.name] = "Describe it in a few words.";
    setMissing(wrong);
    if (Object.keys(wrong).length === 0) start.mutate();
  }

  const { error } = start;
  return {
    choices,
    choose,
    begin,
    photo,
    ticked,
    setTicked,
    missing,
    set: (name: string, value: string) => setChoices((all) => ({ ...all, [name]: value })),
    isStarting: start.isPending,
    trouble: error ? (error instanceof PhotoNotSent ? error.message : messageOf(error)) : null,
    /** Newest first. */
    requests: made.data ?? [],
    remove: (id: string) => remove.mutate({ id }),
  };
}
export type VisitorWorkState = ReturnType<typeof useVisitorWork>;
