import { Button } from "#web/ui/controls/button.tsx";
import type { ButtonLook } from "#web/ui/controls/button-class.ts";
import { usePortal } from "./use-portal.ts";

/** "Manage payment", as errors call it. */
export function PortalButton({ look = "outline" }: { look?: ButtonLook }) {
  const portal = usePortal();
  return (
    <Button look={look} busy={portal.isBusy} onClick={portal.open}>
      Manage payment
    </Button>
  );
}
