import type { Deps } from "../../deps.ts";
import { verificationSecret } from "../accounts/verification-link.ts";

export interface RenderedEmail {
  text: string;
  html: string;
  /** Whether the text may be kept: mails with a secret link are not. */
  secret: boolean;
}

interface Words {
  title: string;
  lines: string[];
  action?: { label: string; url: string };
  secret: boolean;
}

/** Renders a mail from its template and the ids it was written with. Null: no such template. */
export async function renderEmail(
  deps: Deps,
  of: { template: string; params: Record<string, string> },
): Promise<RenderedEmail | null> {
  const words = await wordsOf(deps, of);
  if (!words) return null;
  const { title, lines, action, secret } = words;
  const text = [title, ...lines, ...(action ? [`${action.label}: ${action.url}`] : []), "Likeness"].join(
    "\n\n",
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body style="margin:0;padding:32px 16px;font:16px/1.6 Georgia,serif">
<div style="max-width:520px;margin:0 auto"><p style="font-size:14px;letter-spacing:.04em;margin:0 0 24px">Likeness</p>
<h1 style="font-size:26px;line-height:1.25;font-weight:500;margin:0 0 16px">${title}</h1>
${lines.map((line) => `<p style="margin:0 0 16px">${line}</p>`).join("\n")}
${action ? `<p style="margin:24px 0"><a href="${action.url}" style="display:inline-block;padding:12px 20px;background:#b8321a;color:#fff;text-decoration:none;border-radius:4px">${action.label}</a></p><p style="font-size:13px;word-break:break-all">${action.url}</p>` : ""}
</div></body></html>`;
  return { text, html, secret };
}

async function wordsOf(
  deps: Deps,
  of: { template: string; params: Record<string, string> },
): Promise<Words | null> {
  const app = deps.config.APP_URL;
  switch (of.template) {
    case "verify-email":
      return {
        title: "Confirm your e-mail address",
        lines: [
          "One click and your account is ready.",
          "The link is good for 24 hours. If you did not register, ignore this mail.",
        ],
        action: {
          label: "Confirm my address",
          url: `${app}/verify-email?token=${await verificationSecret(deps, of.params.tokenId ?? "")}`,
        },
        secret: true,
      };
    case "register-again":
      return {
        title: "Register once more, please",
        lines: [
          "Someone asked for a new link, but this address was registered more than once, each time with its own password.",
          "Register again with the password you want, then open the link that comes with it.",
        ],
        action: { label: "Register", url: `${app}/register` },
        secret: false,
      };
    case "already-registered":
      return {
        title: "You already have an account",
        lines: [
          "Someone, probably you, tried to register this address again. Nothing has changed.",
          "You can simply sign in.",
        ],
        action: { label: "Sign in", url: `${app}/login` },
        secret: false,
      };
    default:
      return null;
  }
}
