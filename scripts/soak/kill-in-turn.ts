import { setTimeout as sleep } from "node:timers/promises";
import { type Installation, VICTIMS } from "./installation.ts";

/** How long a killed server stays away, in milliseconds. */
const DOWN_MS = 3000;

/** Kills every server once within the first part of the time, so that each has long to grow after it. */
export function killInTurn(installation: Installation, input: { forMs: number; tell(line: string): void }) {
  let lastRestart = 0;
  let down = 0;
  let stopped = false;
  async function run(): Promise<void> {
    for (const victim of VICTIMS) {
      await sleep(input.forMs / (VICTIMS.length + 1));
      if (stopped) return;
      down++;
      await installation.kill(victim);
      await sleep(DOWN_MS);
      await installation.start(victim);
      lastRestart = Date.now();
      down--;
      input.tell(`${victim} was killed and is back`);
    }
  }
  const ended = run();
  return {
    lastAt: () => lastRestart,
    isDown: () => down > 0,
    async stop(): Promise<void> {
      stopped = true;
      await ended;
    },
  };
}
