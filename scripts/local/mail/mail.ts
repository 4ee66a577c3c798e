import * as z from "zod";
import { ResendError } from "./resend-error.ts";

/** A mail as it was handed in. Addresses may carry a name: `Ada <ada@example.com>`. */
export interface Mail {
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  subject: string;
  html: string | null;
  text: string | null;
  headers: Record<string, string>;
  tags: { name: string; value: string }[];
}

const mostRecipients = 50;

/** What Resend offers and the local mailbox does not: refused rather than passed over. */
const notOffered = ["attachments", "scheduled_at", "template", "topic_id"];

/** The bare address in lower case: `Ada <Ada@Example.com>` is `ada@example.com`. */
export function bareAddress(address: string): string {
  return (/<([^<>]+)>\s*$/.exec(address)?.[1] ?? address).trim().toLowerCase();
}

/** Reads the body of `POST /emails`. Throws ResendError with the words Resend uses. */
export function readMail(body: unknown): Mail {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new ResendError(422, "validation_error", "The request body must be a JSON object.");
  }
  const fields = body as Record<string, unknown>;
  for (const name of ["from", "to", "subject"]) {
    if (isMissing(fields[name])) throw missing(`Missing \`${name}\` field.`);
  }
  const odd = notOffered.find((name) => !isMissing(fields[name]));
  if (odd) throw new ResendError(422, "validation_error", `The local mailbox does not offer \`${odd}\`.`);
  const html = optionalText(fields, "html");
  const text = optionalText(fields, "text");
  if (html === null && text === null) throw missing("Missing `html` or `text` field.");
  const [from = ""] = addresses(fields, "from");
  return {
    from,
    to: addresses(fields, "to"),
    cc: addresses(fields, "cc"),
    bcc: addresses(fields, "bcc"),
    replyTo: addresses(fields, "reply_to"),
    subject: optionalText(fields, "subject") ?? "",
    html,
    text,
    headers: shaped(fields, "headers", headers) ?? {},
    tags: shaped(fields, "tags", tags) ?? [],
  };
}

const headers = z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[^\r\n]*$/));
/** ASCII letters, digits, underscores and dashes only, as Resend has it. */
const word = z.string().regex(/^[\w-]{1,256}$/);
const tags = z.array(z.object({ name: word, value: word }));

function shaped<T>(fields: Record<string, unknown>, name: string, shape: z.ZodType<T>): T | null {
  const result = shape.nullish().safeParse(fields[name]);
  if (result.success) return result.data ?? null;
  throw new ResendError(422, "validation_error", `Invalid \`${name}\` field.`);
}

function addresses(fields: Record<string, unknown>, name: string): string[] {
  const value = fields[name];
  if (isMissing(value)) return [];
  const list: unknown[] = Array.isArray(value) && name !== "from" ? value : [value];
  const valid = list.filter(
    (one) => typeof one === "string" && /^[^\s@<>]+@[^\s@<>]+$/.test(bareAddress(one)),
  );
  if (valid.length !== list.length || list.length > mostRecipients) {
    const rule =
      "The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.";
    throw new ResendError(422, "validation_error", `Invalid \`${name}\` field. ${rule}`);
  }
  return valid as string[];
}

function optionalText(fields: Record<string, unknown>, name: string): string | null {
  const value = fields[name];
  if (value === undefined || value === null) return null;
  if (typeof value !== "string") {
    throw new ResendError(422, "validation_error", `The \`${name}\` field must be a \`string\`.`);
  }
  return value;
}

function isMissing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

function missing(message: string): ResendError {
  return new ResendError(422, "missing_required_field", message);
}
