import * as z from "zod";
import { id } from "../ids.ts";

/** Days a link may live. */
export const SHARE_DAYS = [1, 7, 30] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

/** Where links lead to; the Worker answers there itself. */
export const SHARE_PATH = "/s";

/** What a link shows: one picture, or a collection as it is when somebody looks. */
const shared = z.object({ kind: z.enum(["picture", "collection"]), id });
export type Shared = z.output<typeof shared>;

export const listSharesInput = z.object({ subject: shared });
export const createShareInput = z.object({
  /** Made by the client once per attempt; repeating it makes nothing new. */
  id: z.uuid(),
  subject: shared,
  days: z.literal(SHARE_DAYS),
});

/** A link that works, as its owner sees it. */
export interface ShareView {
  id: string;
  /** Same-origin path. */
  path: string;
  createdAt: Date;
  expires: Date;
}
