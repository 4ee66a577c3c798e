import { StaffOverview } from "#web/features/staff/overview/staff-overview.tsx";
import { StaffGate } from "#web/features/staff/staff-gate.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const meta = () => appMeta("Staff");

export default function AdminOverview() {
  return (
    <StaffGate>
      <PageHead title="Staff: overview" lead="How the product does. Days are counted in UTC." />
      <StaffOverview />
    </StaffGate>
  );
}
