import { useSearchParams } from "react-router";
import { ConfirmEmailChange } from "#web/features/account/links/confirm-email-change.tsx";
import { appMeta } from "#web/lib/page-meta.ts";

export const meta = () => appMeta("Verify your new address");

export default function ConfirmEmail() {
  const [query] = useSearchParams();
  return (
    <div className="mx-auto max-w-md pt-12 sm:pt-20">
      <ConfirmEmailChange token={query.get("token") ?? ""} />
    </div>
  );
}
