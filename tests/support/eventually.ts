/** Waits until `done` answers something truthy; fails with `what` after a while. */
export async function eventually<T>(
  what: string,
  done: () => Promise<T>,
  timeoutMs = 60_000,
): Promise<Exclude<T, false | null | undefined>> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    // looked at once more after the time is over: the machine may have stood still
    const isOver = Date.now() >= until;
    const answer = await done();
    if (answer) return answer as Exclude<T, false | null | undefined>;
    if (isOver) throw new Error(`${what} did not happen within ${timeoutMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
