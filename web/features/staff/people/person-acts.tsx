import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { ALONE_HOURS, MAX_CREDITS_ALONE, personActInput } from "#schema/staff/person-acts.ts";
import type { PersonView } from "#schema/staff/staff.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

const EMPTY = { act: "grant", credits: "", reason: "" };
const ROLES = { USER: "Make a user", STAFF: "Make staff", ADMIN: "Make an administrator" } as const;

/** What admins may do to somebody, each with its reason. */
export function PersonActs({ person }: { person: PersonView }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const settled = {
    onSuccess: () => {
      toast("Done, and written in the log.");
      form.reset();
    },
    onSettled: () => queryClient.invalidateQueries(trpc.staff.pathFilter()),
  };
  const credits = useMutation(
    trpc.staff.moveCredits.mutationOptions({
      ...settled,
      onSuccess: ({ waits }) => {
        toast(waits ? "Another admin must confirm this." : "Done, and written in the log.");
        form.reset();
      },
    }),
  );
  const sessions = useMutation(trpc.staff.endSessions.mutationOptions(settled));
  const verification = useMutation(trpc.staff.resendVerification.mutationOptions(settled));
  const secondStep = useMutation(trpc.staff.resetSecondFactor.mutationOptions(settled));
  const role = useMutation(trpc.staff.setRole.mutationOptions(settled));

  const form = useForm({
    start: EMPTY,
    rules: personActInput,
    input: (values) => ({ ...values, id: person.id, requestKey, credits: creditsOf(values) }),
    send(input): Promise<unknown> {
      if ("credits" in input) return credits.mutateAsync(input);
      if (input.act === "sessions") return sessions.mutateAsync(input);
      if (input.act === "second step") return secondStep.mutateAsync(input);
      if (input.act === "verification") return verification.mutateAsync(input);
      return role.mutateAsync({ ...input, role: input.act });
    },
  });
  const requestKey = useRequestKey(JSON.stringify([person.id, person.actions.length, form.values]));

  return (
    <section aria-labelledby="acts-title">
      <h3 id="acts-title" className="mb-3 font-medium">
        Change something
      </h3>
      <form {...form.props} className="flex max-w-xl flex-col gap-5">
        <SelectField label="What to do" {...form.text("act")}>
          <option value="grant">Grant credits</option>
          <option value="take">Take credits</option>
          <option value="sessions">Sign out on every device</option>
          {!person.emailVerified && <option value="verification">Send a new verification link</option>}
          <option value="second step">Reset two-step sign-in</option>
          {Object.entries(ROLES).map(([one, label]) => (
            <option key={one} value={one} disabled={one === person.role}>
              {label}
            </option>
          ))}
        </SelectField>
        {movesCredits(form.values.act) && (
          <TextField
            label="Credits"
            hint={`Above ${formatNumber(MAX_CREDITS_ALONE)} in ${ALONE_HOURS} hours, codes included, another admin must confirm.`}
            inputMode="numeric"
            autoComplete="off"
            {...form.text("credits")}
          />
        )}
        <TextArea
          label="Why"
          hint="Kept in the log for good: no names or addresses."
          rows={2}
          {...form.text("reason")}
        />
        {form.message && <Notice role="alert">{form.message}</Notice>}
        <Button type="submit" className="self-start" busy={form.isBusy}>
          Do it
        </Button>
      </form>
    </section>
  );
}

const movesCredits = (act: string) => act === "grant" || act === "take";

function creditsOf({ act, credits }: typeof EMPTY): number | undefined {
  const amount = credits.trim();
  if (!/^\d+$/.test(amount)) return undefined;
  return act === "take" ? -Number(amount) : Number(amount);
}
