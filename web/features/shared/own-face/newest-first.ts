/** Things to be done one at a time, what was wanted last first. */
export interface NewestFirst {
  want(key: string): void;
  /** Takes it back, unless it has been begun. */
  drop(key: string): void;
  clear(): void;
}

export function newestFirst(work: (key: string) => Promise<void>): NewestFirst {
  let wanted: string[] = [];
  let busy = false;

  async function run(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let key = wanted.pop(); key !== undefined; key = wanted.pop()) await work(key).catch(() => {});
    busy = false;
  }

  return {
    want(key) {
      wanted = [...wanted.filter((other) => other !== key), key];
      // what is wanted at once is all known before the first is begun
      queueMicrotask(() => void run());
    },
    drop(key) {
      wanted = wanted.filter((other) => other !== key);
    },
    clear() {
      wanted = [];
    },
  };
}
