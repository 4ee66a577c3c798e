import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { GENDER_OR_CATEGORY } from "#schema/trainings/training.ts";
import {
  LOOK_NAMES,
  LOOKS,
  type Look,
  PERSON_AGE,
  PERSON_STYLES,
  type PersonStyle,
  STYLE_KEYS,
} from "#schema/virtual-people/attributes.ts";
import { FACE_COUNT } from "#schema/virtual-people/person-prompt.ts";
import { createPersonInput, NOBODY_REAL, PERSON_WORDS } from "#schema/virtual-people/virtual-people.ts";
import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useCredits } from "#web/lib/api/use-credits.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { formatCredits } from "#web/lib/format.ts";
import { useFocusMarked } from "#web/lib/forms/use-focus-marked.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { ChoiceCards } from "#web/ui/forms/choice-cards.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";
import { forgetDraft, readDraft, writeDraft } from "./draft.ts";
import { PERSON_GENDERS } from "./person-labels.ts";
import { FACES_CREDITS } from "./person-prices.ts";
import { FourSteps } from "./steps/four-steps.tsx";

type Props = { onMade: (id: string) => void };

const GENDERS = GENDER_OR_CATEGORY.map((value) => ({
  value,
  title: PERSON_GENDERS[value],
  text: "18 or older",
}));

/** What a virtual person is invented from, and its price. */
export function NewPersonForm({ onMade }: Props) {
  const trpc = useTRPC();
  const credits = useCredits();
  const workChanged = useWorkChanged();
  const create = useMutation(trpc.virtualPeople.create.mutationOptions());
  const [start] = useState(readDraft);
  const form = useForm({
    start,
    rules: createPersonInput,
    input: ({ age, ...values }) => ({
      ...values,
      // an empty field is no age
      age: age.trim() === "" ? null : Number(age),
      requestKey,
    }),
    send: async (input: Parameters<typeof create.mutateAsync>[0]) => {
      const { id } = await create.mutateAsync(input);
      void workChanged(id);
      forgetDraft();
      onMade(id);
    },
  });
  const { values, set, problems } = form;
  useEffect(() => writeDraft(values), [values]);
  useFocusMarked(problems);
  const requestKey = useRequestKey(JSON.stringify(values));
  const isShort = credits !== undefined && credits < FACES_CREDITS;
  return (
    <form {...form.props} className="grid gap-x-16 gap-y-10 pt-8 lg:grid-cols-[minmax(0,36rem)_20rem]">
      <div className="flex flex-col gap-6">
        <TextField
          {...form.text("name")}
          label="Name"
          autoComplete="off"
          hint="Yours to choose; the model gets it too."
        />
        <ChoiceCards
          legend="Who is it?"
          options={GENDERS}
          value={values.genderOrCategory}
          onChange={(genderOrCategory) => set("genderOrCategory", genderOrCategory)}
          error={problems.genderOrCategory ?? null}
        />
        <div className="grid gap-6 sm:grid-cols-[7rem_1fr_1fr]">
          <TextField
            {...form.text("age")}
            label="Age"
            type="number"
            inputMode="numeric"
            min={PERSON_AGE.min}
            max={PERSON_AGE.max}
          />
          <SelectField
            label="Look"
            value={values.look}
            onChange={({ target }) => set("look", target.value as Look)}
          >
            {LOOK_NAMES.map((look) => (
              <option key={look} value={look}>
                {LOOKS[look].label}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Style"
            value={values.style}
            onChange={({ target }) => set("style", target.value as PersonStyle)}
          >
            {STYLE_KEYS.map((style) => (
              <option key={style} value={style}>
                {PERSON_STYLES[style].label}
              </option>
            ))}
          </SelectField>
        </div>
        <TextArea
          {...form.text("words")}
          label="In a few words"
          hint="Optional: what one notices first. Clothes and places belong to the pictures you make later."
          placeholder="grey at the temples, a broken nose"
          rows={2}
          maxLength={PERSON_WORDS}
        />
        <CheckField
          name="nobodyReal"
          checked={values.nobodyReal}
          onChange={(nobodyReal) => set("nobodyReal", nobodyReal)}
          error={problems.nobodyReal ?? null}
        >
          {NOBODY_REAL}
        </CheckField>
        <div aria-live="polite" className="empty:hidden">
          {form.message && <Notice className="text-safelight">{form.message}</Notice>}
        </div>
        {isShort ? (
          <NotEnough
            price={FACES_CREDITS}
            credits={credits}
            kept="What you wrote is kept in this tab."
            returnTo="/tools/virtual-people/new"
          />
        ) : (
          <div>
            <Button type="submit" size="large" className="numbers" busy={form.isBusy}>
              Make {FACE_COUNT} faces for {formatCredits(FACES_CREDITS)}
            </Button>
            <RefundLine usual="Each face that fails is refunded." />
          </div>
        )}
      </div>
      <FourSteps />
    </form>
  );
}
