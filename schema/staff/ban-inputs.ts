import * as z from "zod";
import { clientAddress } from "../accounts/client-address.ts";
import { BAN_REASONS } from "./bans.ts";

const because = {
  reason: z.enum(BAN_REASONS, { error: "Choose a reason." }),
  /** For staff alone. */
  note: z.string().trim().max(500, "Use at most 500 characters."),
  /** Made by the client: the same key again is the same act. */
  requestKey: z.uuid(),
};

export const banPersonInput = z.object({ id: z.string().min(1).max(64), ...because });
export const unbanPersonInput = z.object({ id: z.string().min(1).max(64), requestKey: z.uuid() });

/** A network address (an IPv6 one stands for its /64) or an email domain, with all below it. */
const place = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("address"),
    value: z
      .string()
      .trim()
      .toLowerCase()
      .transform((typed) => typed.replace(/\/64$/, ""))
      .pipe(z.union([z.ipv4(), z.ipv6()], { error: "Enter an IP address, such as 203.0.113.7." }))
      // as callers' addresses are written where they are compared
      .transform(clientAddress),
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
