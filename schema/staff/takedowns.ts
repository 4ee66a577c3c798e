import * as z from "zod";
import { email } from "../accounts/account.ts";
import { id } from "../ids.ts";

/** Within how many hours a person who is shown without having agreed gets an answer. */
export const TAKEDOWN_HOURS = 48;

const LENGTHS = { where: 1000, words: 2000 } as const;

/** What somebody asks who is shown by a model or a picture, or heard in a voice, without having agreed. */
export const takedownInput = z.object({
  /** Made by the client: the same again is the same request. */
  requestKey: z.uuid(),
  email,
  /** Links, or where it was seen. */
  where: z
    .string({ error: "Say where you saw it." })
    .trim()
    .min(5, "Say where you saw it: a link, or in words.")
    .max(LENGTHS.where, `Use at most ${LENGTHS.where} characters.`),
  words: z
    .string({ error: "Say what it shows." })
    .trim()
    .min(10, "Say what it shows, so that we find it.")
    .max(LENGTHS.words, `Use at most ${LENGTHS.words} characters.`),
  isMe: z.literal(true, { error: "Confirm this first." }),
});

export const TAKEDOWN_DECISIONS = ["TAKEN_DOWN", "DECLINED"] as const;
export type TakedownDecision = (typeof TAKEDOWN_DECISIONS)[number];

/** What one decision takes down at most. */
const MAX_TARGETS = 20;

const decided = {
  id,
  /** Mailed to who asked. */
  answer: z.string().trim().min(5, "Write a few words.").max(1000, "Use at most 1000 characters."),
};
export const decideTakedownInput = z.discriminatedUnion("decision", [
  z.object({
    ...decided,
    decision: z.literal("TAKEN_DOWN"),
    /** Each the id of a model, a voice or a picture, or the link by which one is shown. */
    targets: z
      .array(z.string().trim().min(1).max(1000, "Use at most 1000 characters a line."))
      .min(1, "Say what to take down. If it is gone already, decline and say so.")
      .max(MAX_TARGETS, `Name at most ${MAX_TARGETS} at a time.`),
  }),
  z.object({ ...decided, decision: z.literal("DECLINED") }),
]);

export interface TakedownRequest {
  id: string;
  email: string;
  where: string;
  words: string;
  createdAt: Date;
  dueAt: Date;
}
