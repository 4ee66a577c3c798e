import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { EmailParams, StoredParams } from "#schema/emails/email-params.ts";
import { type EmailInfo, type EmailKind, type EmailTemplate, emailInfo } from "#schema/emails/emails.ts";
import { SITE } from "#schema/site/site.ts";
import type { Deps } from "../../deps.ts";
import { linkSecret } from "../accounts/account-link.ts";
import { Format } from "./kit/format.ts";
import type { UnsubscribeLink } from "./kit/letter.tsx";
import type { EmailProps } from "./templates/email-props.ts";
import { TEMPLATES } from "./templates/templates.ts";
import { unsubscribeSecret } from "./unsubscribe-link.ts";

export interface RenderedEmail {
  text: string;
  html: string;
  /** What lets email programs offer a way out of their own (RFC 8058). */
  headers: Record<string, string>;
  /** Whether the text may be kept: emails with a secret link are not. */
  secret: boolean;
}

/** Why an email of a kind comes, as its last lines say. */
const WHY: Readonly<Record<EmailKind, string>> = {
  WORK: `You received this email because you make pictures on ${SITE.name}.`,
  TIPS: `You received this email because you asked to hear from ${SITE.name}.`,
  OFFERS: `You received this email because you asked to hear from ${SITE.name}.`,
  ANNOUNCEMENTS: `You received this email because you asked to hear from ${SITE.name}.`,
};

/**
 * Renders an email from its template and what it was written down with: the same each time, so that sending it again is
 * sending the same. Null: no such template.
 */
export async function renderEmail(
  deps: Deps,
  input: { id: string; template: string; params: StoredParams },
): Promise<RenderedEmail | null> {
  const info = emailInfo(input.template);
  if (!info) return null;
  const app = deps.config.APP_URL;
  const secret = info.kind && (await unsubscribeSecret(deps, input.id));
  const query = secret && new URLSearchParams({ token: secret });
  const out: UnsubscribeLink | null = info.kind && {
    why: WHY[info.kind],
    unsubscribe: `${app}/unsubscribe?${query}`,
    preferences: `${app}/email-preferences?${query}`,
  };
  // what is stored was checked when it was written
  const template = TEMPLATES[input.template as EmailTemplate] as (props: EmailProps) => ReactNode;
  const email = createElement(template, {
    page: (path) => `${app}${path}`,
    link: await secretLink(deps, info, input.params),
    params: input.params as EmailParams<EmailTemplate>,
    out,
  });
  const rendered = (format: "html" | "text") =>
    renderToStaticMarkup(createElement(Format.Provider, { value: format }, email));
  return {
    text: plain(rendered("text")),
    html: `<!DOCTYPE html>${rendered("html")}`,
    headers: out
      ? {
          "List-Unsubscribe": `<${app}/api/unsubscribe?${query}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
      : {},
    secret: info.link !== undefined,
  };
}

async function secretLink(deps: Deps, { link }: EmailInfo, params: StoredParams): Promise<string> {
  if (!link) return "";
  const secret = await linkSecret(deps, link.purpose, params.linkId ?? "");
  return `${deps.config.APP_URL}${link.path}?token=${secret}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
};

/** Text as React wrote it, without the escapes it puts into markup: these five are all it knows. */
function plain(markup: string): string {
  return markup.replace(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => ENTITIES[entity] ?? entity).trim();
}
