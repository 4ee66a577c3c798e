import { ReportQueue } from "#web/features/staff/reports/report-queue.tsx";
import { StaffGate } from "#web/features/staff/staff-gate.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const meta = () => appMeta("Staff");

export default function AdminReports() {
  return (
    <StaffGate>
      <PageHead
        title="Staff: reports"
        lead="Share links that somebody reported, the longest waiting first. Each decision is in the log."
      />
      <ReportQueue />
    </StaffGate>
  );
}
