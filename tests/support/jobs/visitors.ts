import { HOUSE_ACCOUNT, PERMISSION_VERSION } from "#schema/visitors/visitor-rules.ts";
import type { VisitorPhotoView } from "#schema/visitors/visitors.ts";
import { newcomer } from "../accounts/people.ts";
import type { Harness } from "../harness.ts";
import { photo } from "../photos/uploads.ts";
import { jobsOf, movementsOf, open } from "./bookkeeping.ts";
import { quiet, runOn } from "./quiet.ts";

/** What a redrawn photo takes of the budget. */
export const PHOTO_PRICE = 6;

/** What visitors' work has cost so far, whatever days began meanwhile. */
export async function spentByVisitors(harness: Harness): Promise<number> {
  const movements = await movementsOf(harness, HOUSE_ACCOUNT);
  const work = movements.filter(({ reason }) => reason !== "DAILY_RESET");
  return work.reduce((sum, { credits }) => sum - credits, 0);
}

/** Somebody without an account, at an address of their own unless one is given. */
export function visitor(harness: Harness, input: { ip?: string } = {}) {
  const { client, ip } = newcomer(harness, input);
  const { visitors } = client.trpc;
  type Wish = Parameters<typeof visitors.create.mutate>[0];
  const sendPhoto = async (seed = 1, query = `?permission=${PERMISSION_VERSION}`) => {
    const body = await photo(seed);
    return client.fetch(`/api/visitors/photos${query}`, { method: "POST", body });
  };
  const photoCode = async (seed = 1) => ((await (await sendPhoto(seed)).json()) as VisitorPhotoView).photo;
  const ask = (wish: Partial<Wish> = {}) =>
    visitors.create.mutate({ requestKey: crypto.randomUUID(), tool: "animalify", choices: {}, ...wish });
  /** A picture from words, which takes no photo. */
  const describe = (prompt = "a lighthouse at dusk", wish: Partial<Wish> = {}) =>
    ask({ tool: "image-generation-flux", choices: { prompt }, ...wish });
  /** Waits for the end of all visitors' work; answers what this one sees of a tool's. */
  const ended = async (tool = "animalify") => {
    await runOn(harness, async () => !(await jobsOf(harness, HOUSE_ACCOUNT)).some(open));
    await quiet(harness);
    return visitors.list.query({ tool });
  };
  return { client, ip, visitors, sendPhoto, photoCode, ask, describe, ended };
}
