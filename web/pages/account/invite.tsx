import { Invite } from "#web/features/invite/invite.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const meta = () => appMeta("Invite a friend");

export default function InvitePage() {
  return (
    <>
      <PageHead title="Invite a friend" lead="Share your link, and you both get credits." />
      <Invite />
    </>
  );
}
