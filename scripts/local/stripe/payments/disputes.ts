import * as z from "zod";
import type { Account } from "../core/account.ts";
import { type Endpoint, endpoint, listing, retrieving } from "../core/endpoint.ts";
import { flag, mergeMetadata, metadata, text } from "../core/param-types.ts";
import { closeDispute } from "./dispute-lifecycle.ts";

const PATH = "/v1/disputes";
/** Source: Stripe's API reference, "Disputes", and "Testing": what the evidence's text says decides. */
export function disputeEndpoints(account: Account): Endpoint[] {
  return [
    retrieving(account, PATH, "dispute"),
    endpoint(
      "POST",
      `${PATH}/:id`,
      {
        evidence: z
          .strictObject({ uncategorized_text: text.optional(), product_description: text.optional() })
          .optional(),
        metadata: metadata.optional(),
        submit: flag.optional(),
      },
      (asked, id) => {
        const dispute = account.get("dispute", id);
        const evidence = { ...dispute.evidence, ...asked.evidence };
        const sent = asked.submit ?? true;
        account.change(
          dispute,
          {
            evidence,
            evidence_details: {
              ...dispute.evidence_details,
              has_evidence: true,
              submission_count: dispute.evidence_details.submission_count + (sent ? 1 : 0),
            },
            metadata: mergeMetadata(dispute.metadata, asked.metadata),
            status: sent && asked.evidence ? "under_review" : dispute.status,
          },
          "charge.dispute.updated",
        );
        if (!sent) return dispute;
        if (evidence.uncategorized_text === "winning_evidence") return closeDispute(account, dispute, "won");
        if (evidence.uncategorized_text === "losing_evidence") return closeDispute(account, dispute, "lost");
        return dispute;
      },
    ),
    endpoint("POST", `${PATH}/:id/close`, {}, (_, id) =>
      closeDispute(account, account.get("dispute", id), "lost"),
    ),
    listing(
      account,
      PATH,
      "dispute",
      { charge: text.optional(), payment_intent: text.optional() },
      ({ charge, payment_intent }) => ({ charge, payment_intent }),
    ),
  ];
}
