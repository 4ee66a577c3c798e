import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { createPromotionInput } from "#schema/staff/staff.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

const EMPTY = { code: "", credits: "", maxRedemptions: "", startsAt: "", endsAt: "", note: "" };
type Field = keyof typeof EMPTY;

/** Makes a code that gives credits. */
export function PromotionForm({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [values, setValues] = useState(EMPTY);
  const [onlyNew, setOnlyNew] = useState(false);
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const requestKey = useRequestKey(JSON.stringify([values, onlyNew]));
  const create = useMutation(
    trpc.staff.createPromotion.mutationOptions({
      onSuccess: async () => {
        toast("Code created.");
        onClose();
        await queryClient.invalidateQueries(trpc.staff.promotions.queryFilter());
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (create.isPending) return;
    const moment = (text: string) => (text === "" ? null : new Date(text));
    const whole = (text: string) => (text.trim() === "" ? undefined : Number(text));
    const input = createPromotionInput.safeParse({
      ...{ requestKey, onlyNew, code: values.code, note: values.note },
      ...{ credits: whole(values.credits), maxRedemptions: whole(values.maxRedemptions) },
      ...{ startsAt: moment(values.startsAt), endsAt: moment(values.endsAt) },
    });
    const found: Partial<Record<Field, string>> = {};
    for (const issue of input.error?.issues ?? []) found[issue.path[0] as Field] ??= issue.message;
    setProblems(found);
    if (input.success) create.mutate(input.data);
  }

  const field = (name: Field) => ({
    name,
    autoComplete: "off",
    value: values[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: event.target.value })),
  });
  return (
    <form noValidate onSubmit={submit} aria-label="New code" className="grid max-w-2xl gap-5 sm:grid-cols-2">
      <TextField label="Code" required autoCapitalize="characters" autoFocus {...field("code")} />
      <TextField label="Credits" required inputMode="numeric" {...field("credits")} />
      <TextField
        label="Total uses"
        hint="Once for each person."
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
        <CheckField checked={onlyNew} onChange={setOnlyNew}>
          Only for new first accounts without a purchase
        </CheckField>
      </div>
      {create.isError && (
        <Notice role="alert" className="text-safelight sm:col-span-2">
          {messageOf(create.error)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-5 sm:col-span-2">
        <Button type="submit" busy={create.isPending}>
          Create code
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
