import { useState } from "react";
import { useSearchParams } from "react-router";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { formatMoment } from "#web/lib/format.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { useWhenChanged } from "#web/lib/use-when-changed.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

const EMPTY = { email: "", where: "", words: "", isMe: false };

/** Somebody who is shown and did not agree says where. No account is asked for. */
export function TakedownForm() {
  const [due, setDue] = useState<Date | null>(null);
  const reported = useReported();
  const form = useForm({
    start: { ...EMPTY, where: reported },
    rules: async () => (await import("#schema/staff/takedowns.ts")).takedownInput,
    input: (values) => ({ ...values, requestKey }),
    async send(input) {
      // the client comes with the first request: it is no part of the page
      const { api } = await import("#web/lib/api/api.ts");
      setDue((await api.safety.requestTakedown.mutate(input)).due);
    },
  });
  // known only once prerendered HTML has been taken over, and nothing that was typed meanwhile is lost to it
  useWhenChanged(reported, () => form.values.where === "" && form.set("where", reported));
  const requestKey = useRequestKey(JSON.stringify(form.values));
  if (due) {
    return (
      <div role="status" className="max-w-prose pt-8">
        <h2 className="text-heading">We have your request</h2>
        <p className="mt-3 text-lg">
          A person looks at it, and we answer {form.values.email} by {formatMoment(due)}.
        </p>
      </div>
    );
  }
  return (
    <form {...form.props} className="flex max-w-xl flex-col items-start gap-6 pt-8">
      <TextField
        className="w-full"
        label="Your email address"
        hint="Only to answer you."
        type="email"
        autoComplete="email"
        required
        {...form.text("email")}
      />
      <TextArea
        className="w-full"
        label="Where did you see it?"
        hint="A link is best. Without one, say where and when."
        rows={3}
        required
        {...form.text("where")}
      />
      <TextArea
        className="w-full"
        label="What does it show, or say?"
        hint="What tells us that it is you. Send no photos here."
        rows={5}
        required
        {...form.text("words")}
      />
      <CheckField {...form.tick("isMe")}>
        It is of me, or of somebody I speak for, and there was no agreement to it.
      </CheckField>
      {form.message && <Notice role="alert">{form.message}</Notice>}
      <Button type="submit" size="large" busy={form.isBusy}>
        Send the request
      </Button>
    </form>
  );
}

/** The whole address of what a link to this form is about; "" without one. */
function useReported(): string {
  const [query] = useSearchParams();
  const path = useHydrated() ? query.get("path") : null;
  return path?.startsWith("/") ? `${window.location.origin}${path}` : "";
}
