import { withoutSecrets } from "#schema/without-secrets.ts";

/** Characters the server takes of each part. */
const MAX_LENGTH = { message: 1_000, stack: 6_000, path: 500 } as const;

/**
 * Reports a crash to our own server and resolves with its Error ID; null when the report could not be delivered.
 * Also tells the browser, which tells whatever listens for errors here: React keeps to itself what it caught.
 */
export async function reportCrash(error: unknown): Promise<string | null> {
  window.reportError(error);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  try {
    const response = await fetch("/api/errors", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        message: withoutSecrets(message).slice(0, MAX_LENGTH.message),
        stack: stack && withoutSecrets(stack).slice(0, MAX_LENGTH.stack),
        path: window.location.pathname.slice(0, MAX_LENGTH.path),
      }),
    });
    if (!response.ok) return null;
    const answer = (await response.json()) as { errorId?: unknown };
    return typeof answer.errorId === "string" ? answer.errorId : null;
  } catch {
    return null;
  }
}
