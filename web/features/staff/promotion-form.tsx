import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { MAX_CREDITS_ALONE } from "#schema/staff/person-acts.ts";
import { createPromotionInput } from "#schema/staff/staff.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

const EMPTY = {
  code: "",
  credits: "",
  maxRedemptions: "",
  startsAt: "",
  endsAt: "",
  note: "",
  onlyNew: false,
};

const moment = (text: string) => (text === "" ? null : new Date(text));
const whole = (text: string) => (text.trim() === "" ? undefined : Number(text));

/** Makes a code that gives credits. */
export function PromotionForm({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const create = useMutation(
    trpc.staff.createPromotion.mutationOptions({
      onSuccess: async () => {
        toast("Code created.");
        onClose();
        await queryClient.invalidateQueries(trpc.staff.promotions.queryFilter());
      },
    }),
  );

  const form = useForm({
    start: EMPTY,
    rules: createPromotionInput,
    input: ({ credits, maxRedemptions, startsAt, endsAt, ...values }) => ({
      ...values,
      requestKey,
      credits: whole(credits),
      maxRedemptions: whole(maxRedemptions),
      startsAt: moment(startsAt),
      endsAt: moment(endsAt),
    }),
    send: create.mutateAsync,
  });
  const requestKey = useRequestKey(JSON.stringify(form.values));
  const field = (name: Exclude<keyof typeof EMPTY, "onlyNew">) => ({
    autoComplete: "off",
    ...form.text(name),
  });

  return (
    <form {...form.props} aria-label="New code" className="grid max-w-2xl gap-5 sm:grid-cols-2">
      <TextField label="Code" required autoCapitalize="characters" autoFocus {...field("code")} />
      <TextField label="Credits" required inputMode="numeric" {...field("credits")} />
      <TextField
        label="Total uses"
        hint={`Once for each person. Above ${formatNumber(MAX_CREDITS_ALONE)} credits in all within a day, another administrator confirms it first.`}
        required
        inputMode="numeric"
        {...field("maxRedemptions")}
      />
      <TextField label="Note" hint="For staff only." {...field("note")} />
      <TextField
        label="Starts"
        hint="Leave empty to start now."
        type="datetime-local"
        {...field("startsAt")}
      />
      <TextField
        label="Ends"
        hint="Leave empty to end when it is used up."
        type="datetime-local"
        {...field("endsAt")}
      />
      <div className="sm:col-span-2">
        <CheckField {...form.tick("onlyNew")}>Only for new first accounts without a purchase</CheckField>
      </div>
      {form.message && (
        <Notice role="alert" className="text-safelight sm:col-span-2">
          {form.message}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-5 sm:col-span-2">
        <Button type="submit" busy={form.isBusy}>
          Create code
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
