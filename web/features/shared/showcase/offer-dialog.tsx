import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { toast } from "sonner";
import { SHOWCASE_CONSENT, SHOWCASE_CONSENT_VERSION } from "#schema/catalogue/showcases.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

/** Offers a picture as an example of its pack: what that means, agreed to, and how it is taken back. */
export function OfferDialog({ pictureId, onClose }: { pictureId: string; onClose: () => void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const id = useRequestKey(pictureId);
  const offer = useMutation(
    trpc.showcases.offer.mutationOptions({
      onSuccess: async () => {
        toast("Thank you. We will look at it and email you.");
        onClose();
        await queryClient.invalidateQueries(trpc.showcases.list.queryFilter());
      },
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Offer this picture as an example"
      description="If we choose it, everybody sees it on the public pages of its pack and theme, with a note that it was made with AI."
    >
      <form
        className="mt-5 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!agreed);
          if (agreed) offer.mutate({ id, pictureId, consent: SHOWCASE_CONSENT_VERSION });
        }}
      >
        <CheckField
          name="consent"
          checked={agreed}
          onChange={setAgreed}
          error={missing && !agreed ? "Agree to this first." : null}
        >
          {SHOWCASE_CONSENT}
        </CheckField>
        <p className="text-ink-soft text-sm">
          You can withdraw it at any time on{" "}
          <Link to="/account" className="link">
            your account's page
          </Link>
          . It is gone everywhere within a minute.
        </p>
        {offer.isError && <Notice role="alert">{messageOf(offer.error)}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={offer.isPending}>
            Offer it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
