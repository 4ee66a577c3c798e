import type { StaffAppeal } from "#schema/staff/staff.ts";
import { EmptyState } from "#web/ui/status/empty-state.tsx";
import { AppealCard } from "./appeal-card.tsx";

/** Appeals that wait for a decision, the oldest first. */
export function AppealList({ appeals }: { appeals: StaffAppeal[] }) {
  if (appeals.length === 0) {
    return <EmptyState title="No open appeals">New appeals are also sent by email.</EmptyState>;
  }
  return appeals.map((appeal) => <AppealCard key={appeal.id} appeal={appeal} withPerson />);
}
