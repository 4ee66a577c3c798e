import { AccountSettings } from "#web/features/account/settings/account-settings.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const meta = () => appMeta("Account");

export default function Account() {
  return (
    <>
      <PageHead title="Your account" />
      <AccountSettings />
    </>
  );
}
