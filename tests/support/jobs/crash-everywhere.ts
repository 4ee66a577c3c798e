import type { Deps } from "#functions/deps.ts";
import { sql } from "../database/sql.ts";
import type { Harness } from "../harness.ts";
import { EVERYTHING } from "../tier.ts";
import { expectConsistent, expectSwept, jobsOf, open } from "./bookkeeping.ts";
import { type Fate, type Point, pointsOf, startWorker } from "./crash.ts";
import { forgetDelayed, quiet, runOn } from "./quiet.ts";

/** The gate dies at every so manieth point: odd, so that it is before one call and after another. */
const GATE_STEP = 15;

/** Something a person does, and what follows from it. */
export interface Path<Person extends { userId: string }> {
  /** Someone new, ready for it; what this asks of the outside is no point of the path. */
  prepare(): Promise<Person>;
  /** What they do. Called again with the same person it repeats the same request, as a client does that was cut off. */
  act(person: Person): Promise<unknown>;
  /** What must be true once all is quiet. `asked`: at least one `act` was answered. */
  check(person: Person, asked: boolean): Promise<void>;
  /** Whether something is still to come, besides open jobs. */
  waiting?(person: Person): Promise<boolean>;
  /** Puts another provider in the place of our own engine. */
  provider?(deps: Deps): Deps;
}

interface Disturbance {
  fate?: Fate;
  /** Which points are taken, of all: see `pointsOf`. */
  when?: Point["when"];
  most?: number;
}

/**
 * Walks a path undisturbed until two walks make the same calls, and then once for each point of that walk where the Worker
 * dies, or falls asleep and wakes only when others have done its work. Whoever was cut off tries again; where that
 * happens, another walk shows what follows when they do not. Returns the points.
 */
export async function disturbEverywhere<Person extends { userId: string }>(
  harness: Harness,
  path: Path<Person>,
  { fate = "dies", when, most }: Disturbance = {},
): Promise<Point[]> {
  const worker = startWorker(harness, path.provider);
  const walk = async (point: Point | undefined, retries: boolean) => {
    worker.begin();
    const person = await path.prepare();
    await quiet(harness, worker);

    const life = worker.begin(point, fate);
    const stopped = life.reached.then(() => "cut" as const);
    const act = () => path.act(person).then(() => "answered" as const);
    let answer = await Promise.race([act().catch(() => "cut" as const), stopped]);
    const still = quiet(harness, worker).then(() => "still" as const);
    const reached = (await Promise.race([stopped, still])) === "cut";

    const cut = answer === "cut";
    worker.begin();
    if (cut && retries) {
      await quiet(harness, worker);
      answer = await act();
    }
    const over = async () =>
      !(await jobsOf(harness, person.userId)).some(open) && !(await path.waiting?.(person));
    await runOn(harness, over, worker);
    life.wake();
    if (fate === "sleeps") await quiet(harness, life);
    await forgetDelayed(harness);
    await expectConsistent(harness, person.userId);
    await path.check(person, answer === "answered");
    await expectSwept(harness, person.userId);
    // an email that the work ended with would leave in the middle of the next walk
    await quiet(harness, worker);
    await harness.db.write([
      sql("UPDATE email SET failedAt = createdAt WHERE resendId IS NULL AND failedAt IS NULL"),
    ]);
    return { calls: life.calls, cut, reached };
  };
  /** Where one message overtook another, a walk passes a point by or has one of its own: then it is walked again. */
  const usual = async <T>(go: () => Promise<T>, isUsual: (walked: T) => boolean): Promise<T> => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const walked = await go();
      if (isUsual(walked)) return walked;
    }
    throw new Error("never reached");
  };
  const undisturbed = async () => (await walk(undefined, true)).calls;
  const disturb = (point: Point, retries: boolean) =>
    usual(
      () => walk(point, retries),
      ({ reached }) => reached,
    );

  let before = (await undisturbed()).toSorted().join();
  const calls = await usual(undisturbed, (those) => {
    const earlier = before;
    before = those.toSorted().join();
    return before === earlier;
  });
  const points = pointsOf(calls, most).filter((point) => when === undefined || point.when === when);
  for (const [index, point] of points.entries()) {
    if (!EVERYTHING && index % GATE_STEP !== 0) continue;
    try {
      const { cut } = await disturb(point, true);
      if (cut && EVERYTHING) await disturb(point, false);
    } catch (error) {
      throw new Error(`${fate} ${point.when} "${point.call}" no. ${point.nth}`, { cause: error });
    }
  }
  return points;
}
