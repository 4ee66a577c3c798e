import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/page-head.tsx";

export const meta = () => appMeta("Staff: users", "For staff: people, their roles and bans.");

export default function AdminUsers() {
  return (
    <PageHead
      title="Staff: users"
      lead="Not available yet. Nothing here can be seen or changed from the browser."
    />
  );
}
