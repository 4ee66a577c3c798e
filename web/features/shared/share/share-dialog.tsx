import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toast } from "sonner";
import { SHARE_DAYS, type ShareDays, type Shared } from "#schema/pictures/shares.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { randomUuid } from "#web/lib/api/use-request-key.ts";
import { count, formatDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";

type Props = {
  subject: Shared;
  /** What a person calls it, where not as its kind. */
  what?: string;
  onClose: () => void;
};

/** Links to a picture or a collection: made, copied and taken back here. */
export function ShareDialog({ subject, what = subject.kind, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Share this ${what}`}
      description="Anyone with the link can look, without an account. The page says that it was made with AI, and search engines are asked to leave it out."
    >
      <Links subject={subject} />
    </Dialog>
  );
}

function Links({ subject }: { subject: Shared }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [days, setDays] = useState<ShareDays>(7);
  // one id an attempt, so that a repeated press makes one link
  const attempt = useRef(randomUuid());
  const links = useQuery(trpc.shares.list.queryOptions({ subject }));
  const settled = () => queryClient.invalidateQueries(trpc.shares.list.pathFilter());
  const onError = (error: unknown) => {
    toast.error(messageOf(error));
  };
  const create = useMutation(
    trpc.shares.create.mutationOptions({
      onSuccess: async ({ path }) => {
        attempt.current = randomUuid();
        await settled();
        await copy(path);
      },
      onError,
    }),
  );
  const revoke = useMutation(
    trpc.shares.revoke.mutationOptions({
      onSuccess: async () => {
        await settled();
        toast("The link no longer works.");
      },
      onError,
    }),
  );
  return (
    <div className="mt-5 flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Works for"
          value={String(days)}
          onChange={(event) => setDays(SHARE_DAYS.find((one) => String(one) === event.target.value) ?? 7)}
        >
          {SHARE_DAYS.map((one) => (
            <option key={one} value={one}>
              {count(one, "day")}
            </option>
          ))}
        </SelectField>
        <Button busy={create.isPending} onClick={() => create.mutate({ id: attempt.current, subject, days })}>
          Create link
        </Button>
      </div>
      {links.isError && <FailedRead error={links.error} retry={() => void links.refetch()} />}
      {links.data && links.data.length > 0 && (
        <ul aria-label="Links that work" className="flex flex-col divide-y divide-hairline">
          {links.data.map(({ id, path, expires }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="numbers mr-auto text-ink-soft">Until {formatDate(expires)}</span>
              <Button look="quiet" onClick={() => void copy(path)}>
                Copy link
              </Button>
              <Button look="quiet" busy={revoke.isPending} onClick={() => revoke.mutate({ id })}>
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      {links.data?.length === 0 && <p className="text-ink-soft">No link works at the moment.</p>}
    </div>
  );
}

async function copy(path: string): Promise<void> {
  const address = new URL(path, location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    toast("Link copied.");
  } catch {
    toast(address);
  }
}
