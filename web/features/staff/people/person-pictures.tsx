import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { VIEW_MINUTES, viewPicturesInput } from "#schema/staff/person-acts.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { count } from "#web/lib/format.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useNow } from "#web/lib/jobs/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";

/** Somebody's pictures, only to whoever says why: the person reads it on their account's page. */
export function PersonPictures({ id }: { id: string }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const view = useMutation(
    trpc.staff.viewPictures.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(trpc.staff.person.queryFilter({ id })),
    }),
  );
  const form = useForm({
    start: { reason: "" },
    rules: viewPicturesInput,
    input: (values) => ({ id, requestKey, ...values }),
    send: view.mutateAsync,
  });
  const requestKey = useRequestKey(JSON.stringify([id, form.values]));
  const reason = form.text("reason");
  const now = useNow(view.isSuccess);
  const isOver = view.isSuccess && now - view.submittedAt > VIEW_MINUTES * 60_000;
  // the server shows none of them any more: another look takes another reason
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over
  useEffect(() => {
    if (!isOver) return;
    view.reset();
    form.reset();
  }, [isOver]);
  const found = view.data;
  return (
    <section aria-labelledby="pictures-title">
      <h3 id="pictures-title" className="mb-3 font-medium">
        Pictures
      </h3>
      {!found && (
        <form {...form.props} className="flex max-w-xl flex-col items-start gap-5">
          <TextArea
            className="w-full"
            label="Reason to see them"
            hint={`Kept in the log, and shown to the person in their account. You see the newest ones for ${VIEW_MINUTES} minutes.`}
            rows={2}
            {...reason}
            error={reason.error ?? form.message}
          />
          <Button type="submit" look="outline" busy={form.isBusy}>
            Show pictures
          </Button>
        </form>
      )}
      <div aria-live="polite">
        {found && (
          <>
            <p className="mb-3 text-ink-soft">{count(found.pictures.length, "picture")}</p>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
              {found.pictures.map((picture, index) => (
                <li key={picture.id}>
                  <img
                    src={`/api/staff/pictures/${found.viewId}/${picture.id}`}
                    alt={`Number ${index + 1}, ${picture.kind}`}
                    width={picture.width}
                    height={picture.height}
                    loading="lazy"
                    className="h-auto w-full bg-hairline"
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
