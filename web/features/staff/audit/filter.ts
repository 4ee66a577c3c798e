import { type AuditFilter, STAFF_ACTS } from "#schema/staff/audit.ts";

/** As fields hold it; days as a date field writes them. */
export const NO_FILTER = { act: "", by: "", person: "", first: "", last: "" };
export type ChosenFilter = typeof NO_FILTER;

/** What fields hold as the server is asked for it. Both days count whole, where the person is. */
export function filterOf(chosen: ChosenFilter): AuditFilter {
  const end = dayOf(chosen.last);
  end?.setDate(end.getDate() + 1);
  return {
    act: STAFF_ACTS.find((one) => one === chosen.act) ?? null,
    by: chosen.by.trim() || null,
    person: chosen.person.trim() || null,
    from: dayOf(chosen.first),
    before: end,
  };
}

function dayOf(text: string): Date | null {
  const day = new Date(`${text}T00:00`);
  return Number.isNaN(day.getTime()) ? null : day;
}
