import * as z from "zod";

/** An email as it was handed in. Addresses may carry a name: `Ada <ada@example.com>`. */
export type Email = z.infer<typeof email>;

const address = z.string().refine((text) => /^[^\s@<>]+@[^\s@<>]+$/.test(bareAddress(text)), "no address");
/** ASCII letters, digits, underscores and dashes only, as Resend has it. */
const word = z.string().regex(/^[\w-]{1,256}$/);
const email = z.strictObject({
  from: address,
  to: address.transform((one) => [one]),
  reply_to: address.optional(),
  subject: z.string().min(1),
  html: z.string().min(1),
  text: z.string().min(1),
  headers: z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[^\r\n]*$/)),
  tags: z.array(z.object({ name: word, value: word })),
});

/** The bare address in lower case: `Ada <Ada@Example.com>` is `ada@example.com`. */
export function bareAddress(address: string): string {
  return (/<([^<>]+)>\s*$/.exec(address)?.[1] ?? address).trim().toLowerCase();
}

/** A refusal in Resend's shape: `{ statusCode, name, message }`. Source: Resend's documentation, "Errors". */
export class ResendError extends Error {
  readonly statusCode: 400 | 401 | 403 | 404 | 409 | 422 | 501;
  override readonly name: string;

  constructor(statusCode: ResendError["statusCode"], name: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.name = name;
  }
}

/** Reads the body of `POST /emails`: what the product sends. Throws a ResendError that names the field. */
export function readEmail(body: unknown): Email {
  const read = email.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const odd = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const message = odd
    ? `The local mailbox does not offer \`${odd}\`.`
    : `Invalid \`${String(issue?.path[0] ?? "body")}\` field.`;
  throw new ResendError(422, "validation_error", message);
}
