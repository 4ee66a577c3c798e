import * as z from "zod";
import { addressRange } from "../accounts/address-ranges.ts";
import { BAN_REASONS } from "./bans.ts";

export const MAX_BAN_DAYS = 3650;

const because = {
  reason: z.enum(BAN_REASONS, { error: "Choose a reason." }),
  /** For staff alone. */
  note: z.string().trim().max(500, "Use at most 500 characters."),
  /** How long; null: until it is lifted. */
  days: z
    .number({ error: "Enter a number of days." })
    .int("Enter a whole number.")
    .min(1, "At least one day.")
    .max(MAX_BAN_DAYS, `At most ${MAX_BAN_DAYS} days.`)
    .nullish(),
  /** Made by the client: the same key again is the same act. */
  requestKey: z.uuid(),
};

export const banPersonInput = z.object({ id: z.string().min(1).max(64), ...because });
export const unbanPersonInput = z.object({ id: z.string().min(1).max(64), requestKey: z.uuid() });

const ADDRESS_NEEDED =
  "Enter an IP address, such as 203.0.113.7, or a range from /8 on (IPv6: from /16 on), such as 203.0.113.0/24.";
const plainAddress = z.union([z.ipv4(), z.ipv6()]);
const isAddress = (typed: string) => plainAddress.safeParse(typed.trim().split("/")[0]).success;

/** A network address (an IPv6 one stands for its /64), a range of them, or an email domain with all below it. */
const place = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("address"),
    value: z
      .string()
      // as callers' addresses are written where they are compared
      .transform((typed, context) => {
        const range = isAddress(typed) ? addressRange(typed) : null;
        if (range !== null) return range;
        context.addIssue({ code: "custom", message: ADDRESS_NEEDED });
        return z.NEVER;
      }),
  }),
  z.object({
    kind: z.literal("domain"),
    value: z
      .string()
      .trim()
      .toLowerCase()
      .transform((typed) => typed.replace(/^@/, ""))
      .pipe(
        z
          .string()
          .max(253, "Enter a domain, such as example.com.")
          .regex(
            /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
            "Enter a domain, such as example.com.",
          ),
      ),
  }),
]);
export const banPlaceInput = z.intersection(place, z.object(because));
export const unbanPlaceInput = z.intersection(place, z.object({ requestKey: z.uuid() }));
