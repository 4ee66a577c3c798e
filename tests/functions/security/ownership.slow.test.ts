import { expect, test } from "vitest";
import * as z from "zod";
import { PROCEDURE_ACCESS } from "#schema/access.ts";
import { type Things, thingsOf } from "#tests/support/accounts/things-of.ts";
import { type WholeLife, wholeLife } from "#tests/support/accounts/whole-life.ts";
import { addCharge, insertInto, jobRow, move, paymentRows } from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import { type Harness, harnessForFile } from "#tests/support/harness.ts";
import { callProcedure, PROCEDURES } from "#tests/support/procedures/call-procedure.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";
import { ownRows } from "../rights/own-rows.ts";
import { LIBRARY_CALLS } from "./foreign-calls/library.ts";
import { WORK_CALLS } from "./foreign-calls/works.ts";

/** Whatever is somebody else's answers as if it were not there, in every word, and stays as it is. */
const CALLS = [...LIBRARY_CALLS, ...WORK_CALLS];

interface Owner extends WholeLife {
  things: Things;
}
let ada: Owner;
let mallory: Owner;
let untouched: Awaited<ReturnType<typeof ownRows>>;
const harness = harnessForFile({}, async (started) => {
  // nobody is held off, everything is offered, and what is begun stays where it was put
  started.env.LIMIT_SCALE = "1000000";
  replaceDeps(started, () => ({
    config: { INFERENCE_KIND: "provider" },
    queue: { publish: async () => {} },
  }));
  ada = await ownerOfAll(started);
  mallory = await ownerOfAll(started);
  untouched = await ownRows(started, ada);
});

/** Somebody with one of everything, and with credits for whatever is asked. */
async function ownerOfAll(started: Harness): Promise<Owner> {
  const person = await wholeLife(started);
  const { userId, pictureId: generationId } = person;
  const [work, chargeId] = [crypto.randomUUID(), await addCharge(started.db, userId)];
  await started.db.write([
    move(userId, 100_000),
    jobRow({ id: work, userId, chargeId, subjectId: work }),
    sql("UPDATE uploadedAudio SET duration = 12 WHERE userId = ?", userId),
    ...paymentRows(userId, { checkoutId: crypto.randomUUID(), grantedCredits: 0 }),
    insertInto("promptPackShowcaseImage", {
      ...{ id: crypto.randomUUID(), userId, generationId, imageUrl: "x", promptPackId: "mobster/the-don" },
      ...{ prompt: "x", gender: "WOMAN", consentVersion: "2026-11-25", isApproved: 0, createdAt: 1 },
    }),
  ]);
  return { ...person, things: await thingsOf(started, userId) };
}

const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
/** Ids of the same form that are nobody's. */
const nowhere = (things: Things): Things =>
  Object.fromEntries(
    Object.entries(things).map(([thing, id]) => [thing, id.replace(UUID, () => crypto.randomUUID())]),
  ) as Things;

/** The whole answer, but for ids and moments, which differ from one call to the next. */
async function answerTo(path: string, input: object) {
  const response = await callProcedure(harness, { path, input, cookie: mallory.cookie });
  const body = (await response.text()).replace(UUID, "ID").replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME");
  return { status: response.status, body };
}

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
}
/** Not ids of anybody's things: what a passkey's device calls itself. */
const NO_THINGS = ["proof", "answer"];
const isId = (name: string) => /^(id|ids|.*Ids?|trainingModel)$/.test(name);

/** Whether a rule has a place for the id of something, however deep. */
function takesIds({ properties = {}, items, additionalProperties, anyOf = [], oneOf = [] }: Schema): boolean {
  const fields = Object.entries(properties).filter(([name]) => !NO_THINGS.includes(name));
  if (fields.some(([name]) => isId(name))) return true;
  const record = typeof additionalProperties === "object" ? [additionalProperties] : [];
  const inner = [
    ...fields.map(([, field]) => field),
    ...(items ? [items] : []),
    ...record,
    ...anyOf,
    ...oneOf,
  ];
  return inner.some(takesIds);
}

test("every procedure of people's own that takes an id is called with somebody else's", () => {
  const taking = Object.entries(PROCEDURE_ACCESS).flatMap(([path, access]) => {
    const [rule] = PROCEDURES[path]!._def.inputs;
    if (!rule || (access !== "person" && access !== "leaving")) return [];
    const schema = z.toJSONSchema(rule, { io: "input", unrepresentable: "any" }) as Schema;
    return takesIds(schema) ? [path] : [];
  });
  expect([...new Set(CALLS.map(([path]) => path))].toSorted()).toEqual(taking.toSorted());
});

test.each(CALLS)(
  "%s: another's id answers as no id does, and nothing of theirs changes",
  async (path, input) => {
    const foreign = await answerTo(path, input(ada.things, mallory.things));
    const none = await answerTo(path, input(nowhere(ada.things), mallory.things));
    expect(foreign).toEqual(none);
    // a call that is refused for its form would show nothing
    expect(foreign.body).not.toContain('"appCode":"BAD_INPUT"');
    expect(foreign.status).toBeLessThan(500);
    expect(await ownRows(harness, ada)).toEqual(untouched);
  },
);
