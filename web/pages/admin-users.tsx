import { StaffDesk } from "#web/features/staff/staff-desk.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/page-head.tsx";

export const meta = () =>
  appMeta("Staff: users", "For staff: people and their credits, appeals, and promotion codes.");

export default function AdminUsers() {
  return (
    <>
      <PageHead title="Staff: users" lead="People and their credits, appeals, and promotion codes." />
      <StaffDesk />
    </>
  );
}
