import { countDecisions } from "#db/queries/staff/transparency.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import type { TransparencyReport } from "#schema/staff/transparency.ts";
import type { Deps } from "../../deps.ts";
import { readForAnyone } from "../read-for-anyone.ts";

const YEAR_MS = 365 * 86_400_000;

/** What was reported and decided in the last twelve months, in numbers that are of nobody. */
export async function reportTransparency(deps: Deps): Promise<TransparencyReport> {
  const [found] = await readForAnyone(deps, countDecisions(deps.db, { from: deps.now() - YEAR_MS }));
  const { acts, strikes, openReports, openTakedowns } = found;
  return {
    groups: [
      {
        title: "Shared links, last twelve months",
        counts: [
          { what: "Reported and taken down", count: acts["share taken down"] ?? 0 },
          { what: "Reported and kept", count: acts["share kept"] ?? 0 },
          { what: "Reports waiting for a decision", count: openReports },
        ],
      },
      {
        title: "People shown who did not agree, last twelve months",
        counts: [
          { what: "Models taken down", count: acts["model taken down"] ?? 0 },
          { what: "Pictures taken down", count: acts["picture taken down"] ?? 0 },
          { what: "Voices taken down", count: acts["voice taken down"] ?? 0 },
          { what: "Requests declined", count: acts["takedown declined"] ?? 0 },
          { what: "Requests waiting for a decision", count: openTakedowns },
        ],
      },
      {
        title: "Accounts, last twelve months",
        counts: [
          { what: "Blocked", count: acts.blocked ?? 0 },
          { what: "Unblocked", count: acts.unblocked ?? 0 },
          { what: "Appeals granted", count: acts["appeal granted"] ?? 0 },
          { what: "Appeals declined", count: acts["appeal declined"] ?? 0 },
          { what: "Times staff looked at somebody's pictures", count: acts["pictures viewed"] ?? 0 },
        ],
      },
      {
        title: `Our own checks, last ${RETENTION_DAYS.safetyRecord} days`,
        counts: [
          { what: "Requests with pictures held back", count: strikes.HELD_BACK ?? 0 },
          { what: "Prompts refused", count: strikes.PROMPT ?? 0 },
        ],
      },
    ],
  };
}
