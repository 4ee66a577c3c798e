/** A fault planted on purpose: `find` stands exactly once in `file`, and the gate's `tests` must fail on `plant`. */
export interface Fault {
  name: string;
  file: string;
  find: string;
  plant: string;
  tests: readonly string[];
}

/** Twenty ways to lose money, media or trust that the gate must never let through. */
export const FAULTS: readonly Fault[] = [
  {
    name: "a failed job keeps its credits",
    file: "db/queries/jobs/job-failure.ts",
    find: "refundJob({ id: input.refundId, jobId,",
    plant: "refundJob({ id: input.refundId, jobId: crypto.randomUUID(),",
    tests: ["tests/functions/jobs/cancel-and-deadline.slow.test.ts"],
  },
  {
    name: "pictures that are missing are not paid back",
    file: "functions/services/jobs/results/store-images.ts",
    find: '    refundJob({ id: crypto.randomUUID(), jobId: job.id, reason: "FAILED_GENERATION", now }),\n',
    plant: "",
    tests: ["tests/functions/jobs/provider-outcomes.test.ts"],
  },
  {
    name: "a late claim passes the fence",
    file: "db/queries/jobs/job-storing.ts",
    find: "WHERE id = ? AND status = 'STORING' AND fence = ?`,\n        args: [\n          input.delivered,",
    plant:
      "WHERE id = ? AND status = 'STORING' AND fence >= ? * 0`,\n        args: [\n          input.delivered,",
    tests: ["tests/functions/jobs/fencing.test.ts"],
  },
  {
    name: "the provider's webhook is taken without our code",
    file: "functions/services/jobs/submission/attempt-mac.ts",
    find: 'return isSigned(deps.config.JOB_SIGNING_KEY, input.mac, "attempt", input.jobId, input.attempt);',
    plant: "return Promise.resolve(true);",
    tests: ["tests/functions/jobs/webhooks.slow.test.ts"],
  },
  {
    name: "a delivery is taken without the queue's signature",
    file: "functions/providers/queue/qstash.ts",
    find: "if (signature === null) return false;",
    plant: "if (signature === null) return true;",
    tests: ["tests/functions/jobs/queue-calls.test.ts"],
  },
  {
    name: "Stripe's webhook is taken without its signature",
    file: "functions/providers/payments/stripe.ts",
    find: "await stripe.webhooks.constructEventAsync(",
    plant: "await (async (body: string, ..._: unknown[]) => JSON.parse(body))(",
    tests: ["tests/functions/providers/stripe-webhook.test.ts"],
  },
  {
    name: "pictures are shown to whoever asks",
    file: "db/queries/pictures/generations.ts",
    find: "and(eq(libraryItem.userId, userId), isNull",
    plant: "and(isNull",
    tests: ["tests/functions/generations/generations.test.ts"],
  },
  {
    name: "objects are served to whoever is signed in",
    file: "functions/services/media/find-owned-name.ts",
    find: 'if (object === null || (object.deleted && !input.thumbnail)) throw new AppError("NOT_FOUND");',
    plant: 'if (object === null) return "picture.jpg";',
    tests: ["tests/functions/media/media.test.ts"],
  },
  {
    name: "a provider's link works for ever",
    file: "functions/services/media/provider/provider-url.ts",
    find: "  if (Number(expires) < deps.now()) return false;\n",
    plant: "",
    tests: ["tests/functions/media/media.test.ts"],
  },
  {
    name: "the outbox loses a mail",
    file: "functions/services/jobs/results/store-images.ts",
    find: "    ...insertWorkEmails({ jobId: job.id, from: deps.config.EMAIL_FROM, now }),\n",
    plant: "",
    tests: ["tests/functions/jobs/work-emails.test.ts"],
  },
  {
    name: "the outbox loses a job",
    file: "functions/services/enqueue.ts",
    find: "await deps.queue.publish(messages);",
    plant: "await deps.queue.publish(messages.slice(1));",
    tests: ["tests/functions/services/commit.test.ts"],
  },
  {
    name: "a photo keeps its position",
    file: "functions/services/media/uploads/prepare-photo.ts",
    find: "...photo, bytes: stripMetadata(photo.bytes)",
    plant: "...photo, bytes",
    tests: ["tests/functions/media/uploads.test.ts"],
  },
  {
    name: "a picture carries no mark of AI",
    file: "schema/pictures/image-bytes/mark-ai-made.ts",
    find: "  if (markOf(picture)) return picture;\n",
    plant: "  if (picture.length > 0) return picture;\n",
    tests: ["tests/functions/media/image-bytes.test.ts"],
  },
  {
    name: "a key of the ledger is used twice",
    file: "db/triggers.ts",
    find: "EXISTS (SELECT 1 FROM userCreditHistory WHERE key=NEW.key OR id=NEW.id OR seq=NEW.seq)",
    plant: "0",
    tests: ["tests/db/ledger.test.ts"],
  },
  {
    name: "a purchase is granted at every event",
    file: "functions/services/billing/reconciliation/plan-reconciliation.ts",
    find: ":grant`, credits: atOnce",
    plant: ":grant`.concat(String(Math.random())), credits: atOnce",
    tests: ["tests/functions/billing/interleaved.slow.test.ts"],
  },
  {
    name: "the day's credits come at every run",
    file: "db/queries/credits/daily-credits.ts",
    find: "reasonExtra, key, createdAt)\n            SELECT 'daily:' || ? || ':' || u.id, u.id,",
    plant: "reasonExtra, key, createdAt)\n            SELECT 'daily:' || ? || ':' || u.id, u.id, 1 +",
    tests: ["tests/functions/credits/daily-credits.test.ts"],
  },
  {
    name: "a session that was signed out still writes",
    file: "db/queries/accounts/session.ts",
    find: "}`,\n    [actor.sessionId, actor.userId, now],\n  );\n}\n\n/** The same for",
    plant: "} OR 1 LIMIT 1`,\n    [actor.sessionId, actor.userId, now],\n  );\n}\n\n/** The same for",
    tests: ["tests/functions/accounts/devices.test.ts"],
  },
  {
    name: "somebody banned signs in",
    file: "functions/services/accounts/sessions/authenticate.ts",
    find: "refuseBanned(placeBan ?? user.ban);",
    plant: "refuseBanned(placeBan);",
    tests: ["tests/functions/accounts/bans.test.ts"],
  },
  {
    name: "guesses are not counted",
    file: "functions/services/count-use.ts",
    find: "if (allowed.includes(false)) throw new AppError(told);",
    plant: "if (allowed.length === 0) throw new AppError(told);",
    tests: ["tests/functions/accounts/limits.slow.test.ts"],
  },
  {
    name: "another site may write",
    file: "functions/app/same-origin.ts",
    find: "if (!reads && !signed &&",
    plant: "if (!reads && signed &&",
    tests: ["tests/functions/security/same-origin.test.ts"],
  },
];
