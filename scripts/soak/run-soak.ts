import { setTimeout as sleep } from "node:timers/promises";
import { ACTIONS, type Action, type World } from "./actions.ts";
import { type Audit, audit } from "./audit.ts";
import { startInstallation } from "./installation.ts";
import { killInTurn } from "./kill-in-turn.ts";
import { lastingErrors } from "./lasting-errors.ts";
import { type Grown, watchMemory } from "./memory.ts";
import { beginTraining, newPerson } from "./people.ts";
import { repeatWebhooks } from "./repeat-webhooks.ts";

const MINUTE_MS = 60_000;
/** Who is there from the start; some with a model. */
const PEOPLE = 8;
const MODELS = 3;
/** Servers are killed within this share of the time. */
const KILLING = 0.5;
const WEBHOOKS_EVERY_MS = 5000;
/** Doings at once: a product that stands still is not asked for ever more. */
const MAX_UNDER_WAY = 100;
/** All work has a deadline within this time of its start. */
const MAX_DRAIN_MS = 20 * MINUTE_MS;

export interface SoakResult {
  minutes: number;
  requests: number;
  errors: number;
  lostJobs: number;
  orphans: number;
  auditClean: boolean;
  /** Of the process that grew most, as a share; null: none lived long enough to tell. */
  memoryGrowth: number | null;
}

export async function runSoak(input: {
  dataDir: string;
  minutes: number;
  /** Requests a second. */
  rate: number;
  tell(line: string): void;
}): Promise<SoakResult> {
  const { minutes, rate, tell } = input;
  const installation = await startInstallation(input.dataDir, tell);
  try {
    const world: World = { installation, people: [], started: new Set() };
    await populate(world, tell);
    let requests = 0;
    const counted = countFetches(installation.url, () => requests++);
    const forMs = minutes * MINUTE_MS;
    const settledMs = Math.min(5 * MINUTE_MS, forMs / 6);
    const memory = watchMemory({ processes: installation.processes, settledMs });
    const killing = killInTurn(installation, { forMs: forMs * KILLING, tell });
    const errors = lastingErrors(killing, tell);
    const underWay = new Set<Promise<void>>();
    const begin = (name: string, action: () => Promise<void>) => {
      const doing: Promise<void> = errors.attempt(name, action).finally(() => underWay.delete(doing));
      underWay.add(doing);
    };

    const started = Date.now();
    let webhooksAt = started + WEBHOOKS_EVERY_MS;
    let toldAt = started;
    while (Date.now() - started < forMs) {
      const due = ((Date.now() - started) / 1000) * rate;
      while (requests + underWay.size < due && underWay.size < MAX_UNDER_WAY) {
        const action = drawAction();
        const act = action.prepare(world);
        if (act) begin(action.name, act);
        await sleep(0);
      }
      if (Date.now() > webhooksAt) {
        webhooksAt = Date.now() + WEBHOOKS_EVERY_MS;
        begin("webhooks again", () => repeatWebhooks(installation));
      }
      if (Date.now() - toldAt > MINUTE_MS) {
        toldAt = Date.now();
        tell(
          `${requests} requests, ${errors.counts().retried} tried again, ${errors.errors.length} failed twice`,
        );
      }
      await sleep(20);
    }
    await killing.stop();
    await Promise.all(underWay);
    const grown = memory.stop();
    counted.stop();
    await drain(world);
    const found = await audit(installation, world.started);
    report({ ...found, refused: errors.refused, grown, tell });
    return {
      minutes,
      requests,
      errors: errors.errors.length,
      lostJobs: found.lostJobs.length,
      orphans: found.orphans.length,
      auditClean: found.ledger.length === 0,
      memoryGrowth: grown.length === 0 ? null : Math.max(...grown.map(({ growth }) => growth)),
    };
  } finally {
    installation.close();
  }
}

async function populate(world: World, tell: (line: string) => void): Promise<void> {
  for (let n = 0; n < PEOPLE; n++) world.people.push(await newPerson(world.installation));
  await Promise.all(
    world.people.slice(0, MODELS).map(async (person) => {
      const id = await beginTraining(person, crypto.randomUUID());
      world.started.add(id);
      for (;;) {
        const { status } = await person.client.trpc.trainings.get.query({ id });
        if (status === "FAILED") throw new Error("a training of the demo's photos failed");
        if (status === "COMPLETED") break;
        await sleep(1000);
      }
      person.trainingId = id;
    }),
  );
  tell(`${PEOPLE} people, ${MODELS} models`);
}

function drawAction(): Action {
  const total = ACTIONS.reduce((sum, { weight }) => sum + weight, 0);
  let place = Math.random() * total;
  for (const action of ACTIONS) {
    place -= action.weight;
    if (place < 0) return action;
  }
  return ACTIONS[0]!;
}

/** Counts requests to the product, whoever makes them. */
function countFetches(url: string, count: () => void) {
  const real = globalThis.fetch;
  globalThis.fetch = (...args) => {
    if (String(args[0] instanceof Request ? args[0].url : args[0]).startsWith(url)) count();
    return real(...args);
  };
  return {
    stop() {
      globalThis.fetch = real;
    },
  };
}

/** Lets all work end and what is due be deleted. */
async function drain({ installation }: World): Promise<void> {
  const until = Date.now() + MAX_DRAIN_MS;
  for (;;) {
    const [open] = await installation.db.orm.all<{ jobs: number }>(
      "SELECT count(*) AS jobs FROM job WHERE status NOT IN ('COMPLETED', 'FAILED')",
    );
    if (open?.jobs === 0 || Date.now() > until) break;
    await sleep(2000);
  }
  for (let round = 0; round < 5; round++) await installation.tick("* * * * *");
}

function report(
  input: Audit & {
    refused: ReadonlyMap<string, number>;
    grown: Grown[];
    tell(line: string): void;
  },
): void {
  const { tell } = input;
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  for (const { name, from, to, growth, minutes } of input.grown)
    tell(
      `${name}: ${megabytes(from)} MB, then ${megabytes(to)} MB (${(100 * growth).toFixed(0)} %); ` +
        `by minute ${minutes.map(megabytes).join(" ")}`,
    );
  for (const [code, count] of input.refused) tell(`${count} times told ${code}`);
  const lists = {
    lost: input.lostJobs,
    orphan: input.orphans,
    ledger: input.ledger,
  };
  for (const [what, list] of Object.entries(lists))
    for (const one of list.slice(0, 20)) tell(`${what}: ${one}`);
}
