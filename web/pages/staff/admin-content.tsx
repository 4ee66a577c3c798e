import { ContentDesk } from "#web/features/staff/content/content-desk.tsx";
import { StaffGate } from "#web/features/staff/staff-gate.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const meta = () => appMeta("Staff");

export default function AdminContent() {
  return (
    <StaffGate>
      <PageHead
        title="Staff: content"
        lead="Themes and packs, pictures people offered, news, and promotion codes."
      />
      <ContentDesk />
    </StaffGate>
  );
}
