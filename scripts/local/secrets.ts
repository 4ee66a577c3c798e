import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { readKept, writeKept } from "./server/kept-file.ts";

const NAMES = [
  "auth",
  "media",
  "jobs",
  "database",
  "redis",
  "qstash",
  "qstashCurrent",
  "qstashNext",
  "inference",
  "inferenceUser",
  "mail",
  "mailWebhook",
  "googleClient",
  "google",
  "stripe",
  "stripeWebhook",
  "demoPassword",
] as const;

/** Keys of one local installation: made once, kept beside its data. */
export type LocalSecrets = Record<(typeof NAMES)[number], string>;

export function loadSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, "secrets.json");
  const kept = readKept<Partial<LocalSecrets>>(file, {});
  // of before it was marked as local: the stand-in is told the new one at each start
  if (!kept.stripeWebhook?.startsWith("whsec_local_")) delete kept.stripeWebhook;
  const secrets = Object.fromEntries(NAMES.map((name) => [name, kept[name] ?? fresh(name)]));
  writeKept(file, secrets);
  return secrets as unknown as LocalSecrets;
}

function fresh(name: keyof LocalSecrets): string {
  // short enough to type, long enough not to be guessed
  if (name === "demoPassword") return randomBytes(9).toString("base64url");
  const text = randomBytes(30).toString("base64url");
  // the vendor's client and people tell its keys by how they begin
  if (name === "stripe") return `sk_test_${text.replace(/[-_]/g, "")}`;
  if (name === "stripeWebhook") return `whsec_local_${text.replace(/[-_]/g, "")}`;
  // the shape that Svix gives its secrets
  if (name === "mailWebhook") return `whsec_${btoa(`local_${text}`)}`;
  return `local_${text}`;
}

/** Ports of one local installation, kept so that addresses written into unfinished work stay right. */
export const loadPorts = (dataDir: string) => readKept<Record<string, number>>(portsIn(dataDir), {});

export const savePorts = (dataDir: string, ports: Record<string, number>) =>
  writeKept(portsIn(dataDir), ports);

const portsIn = (dataDir: string) => join(dataDir, "ports.json");
