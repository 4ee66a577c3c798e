import { ReportsDesk } from "#web/features/staff/reports/reports-desk.tsx";
import { StaffGate } from "#web/features/staff/staff-gate.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const meta = () => appMeta("Staff");

export default function AdminReports() {
  return (
    <StaffGate>
      <PageHead
        title="Staff: reports"
        lead="Reported links and takedown requests, what waits longest first. Each decision is in the log."
      />
      <ReportsDesk />
    </StaffGate>
  );
}
