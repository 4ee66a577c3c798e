import * as z from "zod";
import type { Deps } from "../deps.ts";
import { sendEmail } from "../services/emails/send-email.ts";
import { endJob } from "../services/jobs/end-job.ts";
import { pollJob } from "../services/jobs/poll-job.ts";
import { settleJob } from "../services/jobs/results/settle-job.ts";
import { submitJob } from "../services/jobs/submission/submit-job.ts";
import { makeOrderedPack } from "../services/packs/make-ordered-pack.ts";
import { deleteAccount } from "../services/rights/delete-account.ts";
import { prepareExport } from "../services/rights/prepare-export.ts";
import { stopAccount } from "../services/rights/stop-account.ts";

const subject = z.object({
  id: z.string().min(1).max(64),
  /** With `settle` only: the provider's id of a request we have no note of. */
  requestId: z.string().min(1).max(200).optional(),
});
type Subject = z.infer<typeof subject>;

interface QueueJob {
  input: typeof subject;
  handle(deps: Deps, input: Subject): Promise<void>;
  /** When the queue has given up on a delivery. */
  exhausted?(deps: Deps, input: Subject): Promise<void>;
}

/** Everything the queue may deliver, by the name in its URL. Each may come twice. */
export const REGISTRY: Readonly<Record<string, QueueJob>> = {
  submit: {
    input: subject,
    handle: (deps, { id }) => submitJob(deps, id),
    exhausted: async (deps, { id }) => {
      await endJob(deps, { id, code: "EXHAUSTED", guard: { kind: "unsubmitted" } });
    },
  },
  settle: { input: subject, handle: (deps, { id, requestId }) => settleJob(deps, id, requestId) },
  // a poll or settling that gave up is taken up by the sweeper
  poll: { input: subject, handle: (deps, { id }) => pollJob(deps, id) },
  "make-ordered-pack": { input: subject, handle: (deps, { id }) => makeOrderedPack(deps, id) },
  "send-email": { input: subject, handle: (deps, { id }) => sendEmail(deps, id) },
  // what gave up here is taken up by the clock
  "stop-account": { input: subject, handle: (deps, { id }) => stopAccount(deps, id) },
  "delete-account": { input: subject, handle: (deps, { id }) => deleteAccount(deps, id) },
  "prepare-export": { input: subject, handle: (deps, { id }) => prepareExport(deps, id) },
};
