import { useSearchParams } from "react-router";
import { AuditLog } from "#web/features/staff/audit/audit-log.tsx";
import { StaffGate } from "#web/features/staff/staff-gate.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const meta = () => appMeta("Staff");

export default function AdminAudit() {
  const [query] = useSearchParams();
  return (
    <StaffGate>
      <PageHead
        title="Staff: log"
        lead="Everything staff did, by whom and why. It can be read and added to, never changed."
      />
      <AuditLog person={query.get("person") ?? ""} />
    </StaffGate>
  );
}
