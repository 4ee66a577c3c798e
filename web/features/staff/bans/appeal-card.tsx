import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { toast } from "sonner";
import { APPEAL_LABELS } from "#schema/rewards/reward-rules.ts";
import { decideAppealInput, type StaffAppeal } from "#schema/staff/staff.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatCredits, formatDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";

type Props = { appeal: StaffAppeal; withPerson?: boolean };

/** What somebody wrote, and while it is open, the decision. */
export function AppealCard({ appeal, withPerson = false }: Props) {
  return (
    <article className="border-hairline border-b py-5 first:pt-0" aria-label={`Appeal from ${appeal.email}`}>
      <p className="text-ink-soft text-sm">
        {withPerson && (
          <>
            <Link
              to={`/admin/users?person=${appeal.userId}`}
              reloadDocument
              className="link break-all text-ink"
            >
              {appeal.email}
            </Link>
            ,{" "}
          </>
        )}
        {formatDate(appeal.createdAt)}
        {appeal.state !== "RECEIVED" && `, ${APPEAL_LABELS[appeal.state].toLowerCase()}`}
      </p>
      <p className="mt-2 max-w-prose whitespace-pre-line break-words text-lg">{appeal.text}</p>
      <p className="mt-2 max-w-prose text-ink-soft text-sm">{appeal.against}</p>
      {appeal.answer && <p className="mt-2 max-w-prose whitespace-pre-line">Answered: {appeal.answer}</p>}
      {appeal.state === "RECEIVED" && <Decision appeal={appeal} />}
    </article>
  );
}

function Decision({ appeal }: { appeal: StaffAppeal }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const decide = useMutation(
    trpc.staff.decideAppeal.mutationOptions({
      onSuccess: () => {
        toast("Decided and emailed.");
      },
      onError: (error) => setProblem(messageOf(error)),
      onSettled: () => queryClient.invalidateQueries(trpc.staff.pathFilter()),
    }),
  );

  function say(granted: boolean) {
    if (decide.isPending) return;
    const input = decideAppealInput.safeParse({ id: appeal.id, granted, answer });
    setProblem(input.success ? null : (input.error.issues[0]?.message ?? null));
    if (input.success) decide.mutate(input.data);
  }

  const credits = appeal.credits > 0 ? ` and give ${formatCredits(appeal.credits)}` : "";
  return (
    <div className="mt-4 flex max-w-xl flex-col gap-4">
      <TextArea
        label="Message to the person (optional)"
        rows={2}
        value={answer}
        error={problem}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={decide.isPending && decide.variables.granted}
          disabled={decide.isPending}
          onClick={() => say(true)}
        >
          {appeal.about === "BAN" ? "Unblock" : `Grant${credits}`}
        </Button>
        <Button
          look="outline"
          busy={decide.isPending && !decide.variables.granted}
          disabled={decide.isPending}
          onClick={() => say(false)}
        >
          {appeal.about === "BAN" ? "Keep blocked" : "Decline"}
        </Button>
      </div>
    </div>
  );
}
