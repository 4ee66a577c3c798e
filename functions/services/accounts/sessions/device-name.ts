import Bowser from "bowser";

const UNKNOWN = "A device we do not know";
/** Where it knows no name the library hands back what the browser sent: only names it does know are shown. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** What a browser says it is, in words for its owner: "Chrome on macOS". It may say anything: this is a hint. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name && BROWSERS.has(browser.name) ? browser.name : "";
  const system = os.name && SYSTEMS.has(os.name) ? os.name : "";
  return name && system ? `${name} on ${system}` : name || system || UNKNOWN;
}
