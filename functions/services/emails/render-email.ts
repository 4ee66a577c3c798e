import { type LinkPurpose, linkLife } from "#schema/mail-links.ts";
import type { Deps } from "../../deps.ts";
import { linkSecret } from "../accounts/account-link.ts";
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
${lines.map((line) => `<p style="margin:0 0 16px">${escaped(line)}</p>`).join("\n")}
${action ? `<p style="margin:24px 0"><a href="${action.url}" style="display:inline-block;padding:12px 20px;background:#b8321a;color:#fff;text-decoration:none;border-radius:4px">${action.label}</a></p><p style="font-size:13px;word-break:break-all">${action.url}</p>` : ""}
</div></body></html>`;
  return { text, html, secret };
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

async function wordsOf(
  deps: Deps,
  of: { template: string; params: Record<string, string> },
): Promise<Words | null> {
  const app = deps.config.APP_URL;
  const link = async (path: string, purpose: LinkPurpose) =>
    `${app}${path}?token=${await linkSecret(deps, purpose, of.params.linkId ?? "")}`;
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
    case "reset-password":
      return {
        title: "Choose a new password",
        lines: [
          "Someone, probably you, asked to choose a new password for this address.",
          `The link is good for ${linkLife("RESET_PASSWORD")} and works once. If it was not you, ignore this mail: nothing has changed.`,
        ],
        action: { label: "Choose a password", url: await link("/reset-password", "RESET_PASSWORD") },
        secret: true,
      };
    case "set-password":
      return {
        title: "Set a password",
        lines: [
          "Your account has no password: you sign in with Google, and can go on doing so.",
          `If you want a password as well, set one with this link. It is good for ${linkLife("RESET_PASSWORD")} and works once. If you did not ask for it, ignore this mail.`,
        ],
        action: { label: "Set a password", url: await link("/reset-password", "RESET_PASSWORD") },
        secret: true,
      };
    case "password-changed":
      return {
        title: "Your password was changed",
        lines: [
          "The password of your account was just changed, and your other devices were signed out.",
          "If this was not you, choose a new password now: that signs everyone out.",
        ],
        action: { label: "Choose a new password", url: `${app}/forgot-password` },
        secret: false,
      };
    case "confirm-new-email":
      return {
        title: "Confirm your new e-mail address",
        lines: [
          "You asked to use this address for your account. Open the link where you are signed in.",
          `The link is good for ${linkLife("CHANGE_EMAIL")}. If you did not ask for it, ignore this mail.`,
        ],
        action: { label: "Use this address", url: await link("/account/confirm-email", "CHANGE_EMAIL") },
        secret: true,
      };
    case "address-in-use":
      return {
        title: "You already have an account",
        lines: [
          "Someone, probably you, wanted to move another account to this address. It has an account already, so nothing has changed.",
          "You can simply sign in.",
        ],
        action: { label: "Sign in", url: `${app}/login` },
        secret: false,
      };
    case "email-change-asked":
      return {
        title: "Your e-mail address is about to change",
        lines: [
          `Someone signed in to your account asked to use ${of.params.newEmail ?? "another address"} instead of this one. It changes once they confirm it there.`,
          `If it was you, there is nothing to do. If not, this link takes your account back: everyone is signed out, and you choose a new password. It is good for ${linkLife("UNDO_EMAIL_CHANGE")}, also after the change.`,
        ],
        action: { label: "This was not me", url: await link("/undo-email-change", "UNDO_EMAIL_CHANGE") },
        secret: true,
      };
    case "email-change-undone":
      return {
        title: "Your account is safe",
        lines: [
          "The account has this address again, and everyone is signed out. The old password no longer works.",
          `Choose a new one with this link. It is good for ${linkLife("RESET_PASSWORD")} and works once.`,
        ],
        action: { label: "Choose a password", url: await link("/reset-password", "RESET_PASSWORD") },
        secret: true,
      };
    case "google-connected":
      return {
        title: "A Google account was connected",
        lines: [
          "From now on a Google account signs in to your account too.",
          "If this was not you, choose a new password and disconnect Google in your account.",
        ],
        action: { label: "Open my account", url: `${app}/account` },
        secret: false,
      };
    default:
      return null;
  }
}
