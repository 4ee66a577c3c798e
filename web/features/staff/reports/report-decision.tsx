import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { isReportReason, REPORT_REASONS, type ReportedLink, TAKEDOWN_WORDS } from "#schema/staff/reports.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";

/** Take down, with what the owner is told, or keep. */
export function ReportDecision({ link }: { link: ReportedLink }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState(link.reports[0]?.reason ?? "OTHER");
  const decide = useMutation(
    trpc.staff.decideReport.mutationOptions({
      onSuccess: (_, { decision }) =>
        toast(decision === "TAKEN_DOWN" ? "Taken down, and its owner was emailed." : "Kept."),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => queryClient.invalidateQueries(trpc.staff.pathFilter()),
    }),
  );
  const { id } = link;
  const deciding = decide.isPending ? decide.variables.decision : null;
  return (
    <div className="mt-4 flex max-w-xl flex-col gap-4">
      <SelectField
        label="Why it is taken down"
        hint="The owner is told this by email."
        value={reason}
        onChange={({ target }) => isReportReason(target.value) && setReason(target.value)}
      >
        {REPORT_REASONS.map((one) => (
          <option key={one} value={one}>
            Because {TAKEDOWN_WORDS[one]}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={deciding === "TAKEN_DOWN"}
          disabled={decide.isPending}
          onClick={() => decide.mutate({ id, decision: "TAKEN_DOWN", reason })}
        >
          Take down
        </Button>
        <Button
          look="outline"
          busy={deciding === "KEPT"}
          disabled={decide.isPending}
          onClick={() => decide.mutate({ id, decision: "KEPT" })}
        >
          Keep
        </Button>
      </div>
    </div>
  );
}
