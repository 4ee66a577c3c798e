import { AccountSettings } from "#web/features/account/account-settings.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { pageTitle } from "#web/ui/page-title.ts";

export const meta = () => pageTitle("Account");

export default function Account() {
  return (
    <>
      <PageHead title="Your account" />
      <AccountSettings />
    </>
  );
}
