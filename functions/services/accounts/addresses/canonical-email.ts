/** Services whose own documentation says that what follows a plus sign does not make another mailbox. */
const PLUS_IGNORED = new Set([
  "gmail.com",
  "outlook.com",
  "hotmail.com",
  "live.com",
  "msn.com",
  "icloud.com",
  "me.com",
  "mac.com",
  "proton.me",
  "fastmail.com",
  "fastmail.fm",
  "yandex.ru",
  "zoho.com",
  "zohomail.com",
]);

/** Services where dots do not either. */
const DOTS_IGNORED = new Set(["gmail.com"]);

/** Other names under which a service has the same mailboxes. */
const SAME_AS: Readonly<Record<string, string>> = {
  "googlemail.com": "gmail.com",
  "protonmail.com": "proton.me",
  "pm.me": "proton.me",
  "yandex.com": "yandex.ru",
  "ya.ru": "yandex.ru",
};

/**
 * One spelling for one mailbox: lower case, the domain in its ASCII form (punycode), without the additions that the
 * service behind it ignores. Only to be compared, never to be written to.
 */
export function canonicalEmail(email: string): string {
  const whole = email.trim().normalize("NFKC").toLowerCase();
  const at = whole.lastIndexOf("@");
  const domain = asciiDomain(whole.slice(at + 1));
  const service = SAME_AS[domain] ?? domain;
  let local = whole.slice(0, at);
  if (PLUS_IGNORED.has(service)) local = local.replace(/(?<=.)\+.*$/, "");
  if (DOTS_IGNORED.has(service)) local = local.replaceAll(".", "");
  return `${local}@${service}`;
}

function asciiDomain(domain: string): string {
  const url = `http://${domain.replace(/\.$/, "")}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}
