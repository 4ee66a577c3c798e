/** Does one step and prints how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.info(`${name}: ${seconds(started)} s`);
  return result;
}

/** Asks again until there is an answer. */
export async function until<T>(done: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const answer = await done();
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export function seconds(since: number): number {
  return Math.round((performance.now() - since) / 10) / 100;
}
