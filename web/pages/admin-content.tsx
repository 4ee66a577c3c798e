import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/page-head.tsx";

export const meta = () => appMeta("Staff: content", "For staff: what the catalogue shows.");

export default function AdminContent() {
  return (
    <PageHead
      title="Staff: content"
      lead="Not available yet. Nothing here can be seen or changed from the browser."
    />
  );
}
