import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { toast } from "sonner";
import { COLLECTION_NAME_LENGTH } from "#schema/limits.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { randomUuid } from "#web/lib/api/use-request-key.ts";
import { count } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";

/** Most collections that are offered here; the newest. */
const OFFERED = 100;

type Props = { ids: readonly string[]; onClose: () => void; onDone: () => void };

/** Puts pictures into a collection one has, or into a new one. */
export function AddToCollection({ ids, onClose, onDone }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Add ${count(ids.length, "picture")} to a collection`}
    >
      <Choices ids={ids} onDone={onDone} />
    </Dialog>
  );
}

function Choices({ ids, onDone }: Omit<Props, "onClose">) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [name, setName] = useState("");
  const attempt = useRef(randomUuid());
  const collections = useQuery(trpc.collections.list.queryOptions({ limit: OFFERED }));
  const done = (said: string) => {
    void queryClient.invalidateQueries(trpc.collections.pathFilter());
    toast(said);
    onDone();
  };
  const onError = (error: unknown) => {
    toast.error(messageOf(error));
  };
  const add = useMutation(trpc.collections.add.mutationOptions({ onError }));
  const create = useMutation(trpc.collections.create.mutationOptions({ onError }));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const input = { id: attempt.current, name, ids: [...ids] };
    create.mutate(input, { onSuccess: () => done(`Added to “${name.trim()}”.`) });
  }
  return (
    <div className="mt-5 flex flex-col gap-5">
      {collections.isError && (
        <FailedRead error={collections.error} retry={() => void collections.refetch()} />
      )}
      {collections.data && collections.data.items.length > 0 && (
        <ul aria-label="Your collections" className="flex max-h-72 flex-col overflow-y-auto">
          {collections.data.items.map((collection) => (
            <li key={collection.id}>
              <button
                type="button"
                disabled={add.isPending}
                onClick={() =>
                  add.mutate(
                    { id: collection.id, ids: [...ids] },
                    { onSuccess: () => done(`Added to “${collection.name}”.`) },
                  )
                }
                className="flex min-h-11 w-full items-center gap-4 border-hairline border-b text-left hover:text-safelight"
              >
                <span className="min-w-0 truncate">{collection.name}</span>
                <span className="numbers ml-auto whitespace-nowrap text-ink-soft">
                  {count(collection.pictures, "picture")}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
        <TextField
          label="New collection"
          className="min-w-0 grow"
          value={name}
          maxLength={COLLECTION_NAME_LENGTH}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" look="outline" busy={create.isPending} disabled={name.trim() === ""}>
          Create and add
        </Button>
      </form>
    </div>
  );
}
