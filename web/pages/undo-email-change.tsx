import { useSearchParams } from "react-router";
import { UndoEmailChange } from "#web/features/account/undo-email-change.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { pageTitle } from "#web/ui/page-title.ts";

export const meta = () => [...pageTitle("Take your account back"), { name: "robots", content: "noindex" }];

export default function UndoEmailChangePage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        <UndoEmailChange token={(hydrated ? query.get("token") : null) ?? ""} />
      </div>
    </div>
  );
}
