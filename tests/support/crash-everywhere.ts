import { expectConsistent, expectSwept, jobsOf, open } from "./bookkeeping.ts";
import { type Point, pointsOf, startWorker } from "./crash.ts";
import type { Harness } from "./harness.ts";
import { forgetDelayed, quiet, runOn, requestsAtWork } from "./quiet.ts";

/** Something a person does, and what follows from it. */
export interface Path<Person extends { userId: string }> {
  /** Someone new, ready for it; what this asks of the outside is no point of the path. */
  prepare(): Promise<Person>;
  /** What they do. Called again with the same person it repeats the same request, as a client does that was cut off. */
  act(person: Person): Promise<unknown>;
  /** What must be true once all is quiet. `asked`: at least one `act` was answered. */
  check(person: Person, asked: boolean): Promise<void>;
  /** Whether anything is still to come, besides open jobs. */
  ended?(person: Person): Promise<boolean>;
}

/** Walks a path once, undisturbed, and then once for each point of that walk, dying there. Returns the points. */
export async function dieEverywhere<Person extends { userId: string }>(
  harness: Harness,
  path: Path<Person>,
): Promise<Point[]> {
  const worker = startWorker(harness);
  const walk = async (point: Point | undefined, retries: boolean) => {
    worker.begin();
    const person = await path.prepare();
    await quiet(harness, worker);
    const life = worker.begin(point);
    const died = life.reached.then(() => "died" as const);
    const act = () => path.act(person).then(() => "answered" as const);
    let answer = await Promise.race([act().catch(() => "cut" as const), died]);
    if (point) await Promise.race([died, quiet(harness, worker)]);
    else await quiet(harness, worker);
    if (point && !life.over) throw new Error("this point was never reached");
    const cut = answer !== "answered"; await new Promise((r) => setTimeout(r, 60));
    worker.begin();
    await quiet(harness, worker);
    if (cut && retries) answer = await act();

    const ended = async () =>
      !(await jobsOf(harness, person.userId)).some(open) && ((await path.ended?.(person)) ?? true);
    await runOn(harness, ended, worker).catch(async (e) => { console.info(JSON.stringify(await jobsOf(harness, person.userId), null, 1), worker.underWay(), requestsAtWork(harness), harness.now()); throw e; });
    await forgetDelayed(harness);
    await expectConsistent(harness, person.userId);
    await path.check(person, answer === "answered");
    await expectSwept(harness, person.userId);
    return { calls: life.calls, cut };
  };

  const { calls } = await walk(undefined, true);
  const points = pointsOf(calls).filter((p) => !process.env.ONLY || `${p.call} ${p.nth} ${p.when}`.includes(process.env.ONLY));
  for (const point of points) {
    try {
      const { cut } = await walk(point, true);
      if (cut) await walk(point, false);
    } catch (error) {
      throw new Error(`after a death ${point.when} "${point.call}" no. ${point.nth}`, { cause: error });
    }
  }
  return points;
}
