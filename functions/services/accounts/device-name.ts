import Bowser from "bowser";

/** What a browser says it is, in words for its owner: "Chrome on macOS". Browsers may say anything: it is a hint. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return "A device we do not know";
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return browser.name ?? os.name ?? "A device we do not know";
}
