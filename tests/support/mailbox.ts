import type { Harness } from "./harness.ts";
import { eventually } from "./people.ts";

export interface ReadMail {
  subject: string;
  text: string;
  html: string;
  /** The secret of the link in it. */
  token: string | null;
}

/** Waits until `count` mails have come to an address; newest first. */
export function mailsTo(harness: Pick<Harness, "cloud">, to: string, count: number): Promise<ReadMail[]> {
  return eventually(`${count} mails to ${to}`, async () => {
    const mails = await inbox(harness, to);
    return mails.length >= count && mails;
  });
}

export async function inbox(harness: Pick<Harness, "cloud">, to: string): Promise<ReadMail[]> {
  const response = await fetch(`${harness.cloud.mail.url}/inbox?to=${encodeURIComponent(to)}`);
  const mails = (await response.json()) as Omit<ReadMail, "token">[];
  return mails.map((mail) => ({ ...mail, token: /[?&]token=([\w-]+)/.exec(mail.text)?.[1] ?? null }));
}
