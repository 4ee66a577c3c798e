const RETRIES = 3;
/** Milliseconds. */
const WAIT = { first: 1_000, longest: 30_000 } as const;

/** 1 s, doubled per failure, at most 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(WAIT.first * 2 ** failures, WAIT.longest);
}

export function mayRetry(failures: number): boolean {
  return failures < RETRIES;
}
