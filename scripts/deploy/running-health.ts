const TIMEOUT_MS = 8000;

/**
 * What a deployment says of itself at /api/health. `well` is null where nothing answers there as we do: it may not have been
 * deployed yet.
 */
export async function runningHealth(appUrl: string): Promise<{ well: boolean | null; told: string }> {
  const health = await ask(`${appUrl}/api/health`);
  if (!health?.status) return { well: null, told: "no answer: not deployed yet, or out of reach" };
  const { ledger = "unknown", writes, rateLimits } = health.checks ?? {};
  const audited = health.ledgerAuditedAt ? `, last audited ${health.ledgerAuditedAt}` : "";
  const failing = [
    ...(writes && writes !== "ok" ? [`writes: ${writes}`] : []),
    ...(rateLimits && rateLimits !== "ok" ? [`rate limits: ${rateLimits}`] : []),
  ];
  const told = [health.status, ...failing, `the ledger: ${ledger}${audited}`].join("; ");
  return { well: health.status === "ok", told };
}

interface Answer {
  status?: string;
  checks?: { ledger?: string; writes?: string; rateLimits?: string };
  ledgerAuditedAt?: string | null;
}

async function ask(url: string): Promise<Answer | null> {
  try {
    return (await (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })).json()) as Answer;
  } catch {
    return null;
  }
}
