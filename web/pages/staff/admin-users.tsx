import { StaffDesk } from "#web/features/staff/staff-desk.tsx";
import { StaffGate } from "#web/features/staff/staff-gate.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const meta = () => appMeta("Staff");

export default function AdminUsers() {
  return (
    <StaffGate>
      <PageHead title="Staff: users" lead="People and their credits, appeals, reviews and blocks." />
      <StaffDesk />
    </StaffGate>
  );
}
