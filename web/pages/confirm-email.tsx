import { useSearchParams } from "react-router";
import { ConfirmEmailChange } from "#web/features/account/confirm-email-change.tsx";
import { pageTitle } from "#web/ui/page-title.ts";

export const meta = () => [...pageTitle("Confirm your new address"), { name: "robots", content: "noindex" }];

export default function ConfirmEmail() {
  const [query] = useSearchParams();
  return (
    <div className="mx-auto max-w-md pt-12 sm:pt-20">
      <ConfirmEmailChange token={query.get("token") ?? ""} />
    </div>
  );
}
