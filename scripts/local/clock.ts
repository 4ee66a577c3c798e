export interface Clock {
  stop(): Promise<void>;
}

/**
 * Fires the cron triggers as the edge would: every minute those that are due. Also once at the start, so that
 * what was left over from an earlier run goes on at once.
 */
export function startClock(of: {
  crons: readonly string[];
  fire: (cron: string) => Promise<void>;
  onError: (error: unknown) => void;
}): Clock {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const tick = (at: Date) => {
    const due = of.crons.filter((cron) => isDue(cron, at));
    running = running.then(async () => {
      for (const cron of due) if (!stopped) await of.fire(cron).catch(of.onError);
    });
  };
  tick(new Date());
  let last = minuteOf(Date.now());
  const timer = setInterval(() => {
    const minute = minuteOf(Date.now());
    // a laptop that slept fires the missed minutes' triggers once, not sixty times
    if (minute !== last) tick(new Date());
    last = minute;
  }, 1000);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Whether a five-field cron expression of stars and numbers names this minute, in UTC. */
export function isDue(cron: string, at: Date): boolean {
  const now = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate(), at.getUTCMonth() + 1, at.getUTCDay()];
  return cron.split(" ").every((field, index) => field === "*" || Number(field) === now[index]);
}

function minuteOf(ms: number): number {
  return Math.floor(ms / 60_000);
}
