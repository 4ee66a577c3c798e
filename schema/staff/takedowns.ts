import * as z from "zod";
import { email } from "../accounts/account.ts";
import { id } from "../pictures/generation.ts";

/** Within how many hours a person who is shown without having agreed gets an answer. */
export const TAKEDOWN_HOURS = 48;

const LENGTHS = { where: 1000, words: 2000 } as const;

/** What somebody asks who is shown by a model or a picture without having agreed. */
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

const decided = {
  id,
  /** Mailed to who asked. */
  answer: z.string().trim().min(5, "Write a few words.").max(1000, "Use at most 1000 characters."),
};
export const decideTakedownInput = z.discriminatedUnion("decision", [
  z.object({
    ...decided,
    decision: z.literal("TAKEN_DOWN"),
    /** The id of a model or a picture, or the link by which a picture is shown. */
    target: z
      .string()
      .trim()
      .min(1, "Say which model or picture. If it is gone already, decline and say so.")
      .max(1000, "Use at most 1000 characters."),
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
