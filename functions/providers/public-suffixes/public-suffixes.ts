import { PUBLIC_SUFFIXES_PATH } from "#schema/emails/public-email-hosts.ts";
import type { Log } from "../telemetry/log.ts";

export interface PublicSuffixes {
  /** What somebody registered: "example.co.uk" of "mail.example.co.uk". */
  registeredDomain(host: string): Promise<string>;
}

/** The files of the build, by their address. */
interface Assets {
  fetch(url: string): Promise<{ ok: boolean; text(): Promise<string> }>;
}

/** Kept by this isolate; only what has come, since a request may not wait for another's answer. */
let known: ReadonlySet<string> | null = null;

/** The Public Suffix List (publicsuffix.org), read when it is first asked for: in the code it would slow every start. */
export function createPublicSuffixes(
  assets: Assets,
  { origin, log }: { origin: string; log: Log },
): PublicSuffixes {
  return {
    async registeredDomain(host) {
      known ??= await read(assets, origin).catch((error: unknown) => {
        log.error("public_suffixes_missing", error);
        return null;
      });
      return known ? registeredDomain(host, known) : host;
    },
  };
}

async function read(assets: Assets, origin: string): Promise<ReadonlySet<string>> {
  const response = await assets.fetch(new URL(PUBLIC_SUFFIXES_PATH, origin).href);
  const rules = new Set((await response.text()).split("\n"));
  if (!response.ok || !rules.has("co.uk")) throw new Error(`no list at ${PUBLIC_SUFFIXES_PATH}`);
  return rules;
}

/** The list's own algorithm (publicsuffix.org/list): the longest rule holds, "!" excepts from "*", "*" holds by default. */
function registeredDomain(host: string, rules: ReadonlySet<string>): string {
  const labels = host.split(".");
  const from = (index: number) => labels.slice(index).join(".");
  for (let index = 0; index < labels.length - 1; index++) {
    if (rules.has(`!${from(index)}`)) return from(index);
    if (rules.has(from(index)) || rules.has(`*.${from(index + 1)}`)) return from(Math.max(0, index - 1));
  }
  return from(Math.max(0, labels.length - 2));
}
