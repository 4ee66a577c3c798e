import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { decideTakedownInput, type TakedownDecision, type TakedownRequest } from "#schema/staff/takedowns.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { formatMoment } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { EmptyState } from "#web/ui/status/empty-state.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

/** People who are shown and did not agree, what is due first. */
export function TakedownQueue() {
  const trpc = useTRPC();
  const requests = useRead(trpc.staff.takedowns.queryOptions());
  if (requests.isError && !requests.data)
    return <FailedRead error={requests.error} retry={() => void requests.refetch()} />;
  if (!requests.data) return <Skeleton className="h-40 w-full" />;
  if (requests.data.length === 0)
    return <EmptyState title="No takedown requests">Requests from the public form appear here.</EmptyState>;
  return requests.data.map((request) => <Request key={request.id} request={request} />);
}

function Request({ request }: { request: TakedownRequest }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [named, setNamed] = useState("");
  const [answer, setAnswer] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const decide = useMutation(
    trpc.staff.decideTakedown.mutationOptions({
      onSuccess: () => toast("Decided and emailed."),
      onError: (error) => setProblem(messageOf(error)),
      onSettled: () => queryClient.invalidateQueries(trpc.staff.pathFilter()),
    }),
  );
  const { id, email, where, words, dueAt } = request;
  function say(decision: TakedownDecision) {
    const targets = named.split("\n").filter((line) => line.trim() !== "");
    const input = decideTakedownInput.safeParse({ id, decision, targets, answer });
    setProblem(input.success ? null : (input.error.issues[0]?.message ?? null));
    if (input.success) decide.mutate(input.data);
  }
  return (
    <article className="border-hairline border-b py-5 first:pt-0" aria-label={`Request of ${email}`}>
      <p className="text-ink-soft text-sm">
        <span className="break-all text-ink">{email}</span>, answer due {formatMoment(dueAt)}
      </p>
      <p className="wrap-anywhere mt-2 max-w-prose whitespace-pre-line">{where}</p>
      <p className="wrap-anywhere mt-2 max-w-prose whitespace-pre-line text-lg">{words}</p>
      <div className="mt-4 flex max-w-xl flex-col gap-4">
        <TextArea
          label="What to take down"
          hint="All of it, one to a line: the ID of a model, from the person's page, or the address of a model, voice, picture or example. Models and pictures go for good with all that was made with them or from them, voices with their recordings."
          rows={2}
          value={named}
          onChange={({ target }) => setNamed(target.value)}
        />
        <TextArea
          label="Answer"
          hint="Emailed to who asked."
          rows={3}
          value={answer}
          error={problem}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button busy={decide.isPending} onClick={() => say("TAKEN_DOWN")}>
            Take down
          </Button>
          <Button look="outline" disabled={decide.isPending} onClick={() => say("DECLINED")}>
            Decline
          </Button>
        </div>
      </div>
    </article>
  );
}
