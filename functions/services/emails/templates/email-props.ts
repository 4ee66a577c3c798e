import type { EmailParams } from "#schema/emails/email-params.ts";
import type { EmailTemplate } from "#schema/emails/emails.ts";
import type { UnsubscribeLink } from "../kit/letter.tsx";

/** What a template is given. */
export interface EmailProps<Template extends EmailTemplate = EmailTemplate> {
  /** The full address of a page of ours. */
  page: (path: string) => string;
  /** The mail's one secret link; empty where it has none. */
  link: string;
  /** Ids, names and numbers it was written down with. */
  params: EmailParams<Template>;
  /** The way out of an email that can be turned off. */
  out: UnsubscribeLink | null;
}
