import type { ResultSet, Statement } from "#db/client.ts";
import { breaksUnique, type ConstraintName, constraintName } from "#db/constraint-name.ts";
import { requireProven } from "#db/queries/accounts/second-factor.ts";
import { requireRole, requireSession, requireSignedIn } from "#db/queries/accounts/session.ts";
import { insertEmail, type NewEmail } from "#db/queries/emails/emails.ts";
import { isStaffAccess, type PersonalAccess, ROLES_WITH } from "#schema/access.ts";
import type { Deps } from "../deps.ts";
import type { Message } from "../providers/queue/queue.ts";
import { AppError, type ConstraintErrors, mapConstraintErrors } from "./app-error.ts";
import type { Actor } from "./context.ts";
import { enqueue } from "./enqueue.ts";

/** Whoever writes: with an actor, that they may is proven in the batch. */
interface Writer {
  deps: Deps;
  actor?: Actor;
  access?: PersonalAccess;
}

interface Batch extends ConstraintErrors {
  statements: readonly Statement[];
  /** Written down in the batch and sent after it. */
  emails?: readonly NewEmail[];
  /** Published after the batch, of which they may need the results. */
  messages?: readonly Message[] | ((results: ResultSet[]) => Message[]);
  /** `live`: not for accounts that are to be deleted, though the verb is. `none`: whether the session ended or not. */
  session?: "live" | "none";
}

/** The one way to write: all or nothing in one round trip. Returns the results of `statements`. */
export async function commit(writer: Writer, batch: Batch): Promise<ResultSet[]> {
  const { deps } = writer;
  const { statements, emails = [], messages = [] } = batch;
  const conditions = conditionsOf(writer, batch.session);
  const written = await mapConstraintErrors(
    deps.db.write([...conditions, ...statements, ...emails.map(insertEmail)]),
    { ...batch, errors: { ...(writer.access === "admin" && { not_staff: "ADMIN_ONLY" }), ...batch.errors } },
  );
  const results = written.slice(conditions.length, conditions.length + statements.length);
  const queued = [
    ...emails.map(({ id }) => ({ job: "send-email", body: { id } })),
    ...(typeof messages === "function" ? messages(results) : messages),
  ];
  if (queued.length > 0) await enqueue(deps, queued);
  return results;
}

interface Once<T> {
  /** What the same request breaks when it comes again: a condition, or a UNIQUE column as `table.column`. */
  repeatBreaks: ConstraintName | `${string}.${string}`;
  /** What the first one made; null where nothing is left of it. */
  findEarlier(): Promise<T | null>;
}

/** The same for what happens once. Null: this batch made it; else what an earlier request of the same key made. */
export async function commitOnce<T>(writer: Writer, batch: Batch & { once: Once<T> }): Promise<T | null> {
  const { repeatBreaks, findEarlier } = batch.once;
  try {
    await commit(writer, batch);
    return null;
  } catch (error) {
    if (constraintName(error) !== repeatBreaks && !breaksUnique(error, repeatBreaks)) throw error;
    const earlier = await findEarlier();
    if (earlier === null) throw new AppError("CONFLICT", {}, error);
    return earlier;
  }
}

function conditionsOf({ deps, actor, access }: Writer, session: Batch["session"]): Statement[] {
  if (!actor || session === "none") return [];
  const leaving = access === "leaving" && session !== "live";
  const proof = (leaving ? requireSignedIn : requireSession)(actor, deps.now());
  return access && isStaffAccess(access)
    ? [proof, requireRole(actor, ROLES_WITH[access]), requireProven(actor)]
    : [proof];
}
