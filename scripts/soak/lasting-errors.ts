import { setTimeout as sleep } from "node:timers/promises";

/** Answers that are no fault: a person is told what to do. */
const EXPECTED = new Set([
  "ACCOUNT_CEILING",
  "DEPLOYMENT_CEILING",
  "INSUFFICIENT_CREDITS",
  "SIGN_IN_BUSY",
  "TOO_MANY_REQUESTS",
  "TRAINING_LIMIT",
  "UPLOAD_LIMIT",
]);

/** How long after a restart, or after the first try, somebody tries again, in milliseconds. */
const RETRY_MS = 30_000;

const codeOf = (error: unknown) =>
  (error as { data?: { appCode?: string } }).data?.appCode ?? (error as { code?: string }).code;

/** Counts what somebody would see fail twice: the same once more, half a minute after the last restart. */
export function lastingErrors(
  restarts: { lastAt(): number; isDown(): boolean },
  tell: (line: string) => void,
) {
  const errors: string[] = [];
  const refused = new Map<string, number>();
  let retried = 0;
  let waiting = 0;
  const isExpected = (error: unknown): boolean => {
    const code = codeOf(error);
    if (!code || !EXPECTED.has(code)) return false;
    refused.set(code, (refused.get(code) ?? 0) + 1);
    return true;
  };
  return {
    errors,
    refused,
    counts: () => ({ retried, waiting }),
    async attempt(name: string, action: () => Promise<void>): Promise<void> {
      try {
        await action();
      } catch (first) {
        if (isExpected(first)) return;
        retried++;
        waiting++;
        try {
          const failedAt = Date.now();
          do {
            const until = Math.max(restarts.lastAt(), failedAt) + RETRY_MS;
            await sleep(Math.max(100, until - Date.now()));
          } while (restarts.isDown() || Date.now() < restarts.lastAt() + RETRY_MS);
          await action();
        } catch (second) {
          if (isExpected(second)) return;
          const error = `${name}: ${describe(first)}, then ${describe(second)}`;
          errors.push(error);
          tell(`failed twice: ${error}`);
        } finally {
          waiting--;
        }
      }
    },
  };
}

function describe(error: unknown): string {
  const { message } = error as Error;
  return [codeOf(error), message].filter(Boolean).join(" ").slice(0, 200);
}
