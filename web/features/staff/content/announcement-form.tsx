import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { type AnnouncementPreview, announceInput } from "#schema/emails/email-preferences.ts";
import { ANNOUNCEMENT_DAYS } from "#schema/emails/emails.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { count } from "#web/lib/format.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

const EMPTY = { subject: "", title: "", text: "", label: "", path: "" };

/** Writes news: seen as it will look, tried on oneself, and only then sent. */
export function AnnouncementForm() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState<{ of: string; preview: AnnouncementPreview } | null>(null);
  const [asking, setAsking] = useState(false);
  const preview = useMutation(trpc.email.previewAnnouncement.mutationOptions());
  const test = useMutation(
    trpc.email.testAnnouncement.mutationOptions({ onSuccess: ({ to }) => toast(`Sent to ${to}.`) }),
  );
  const announce = useMutation(
    trpc.email.announce.mutationOptions({
      onSuccess: () => {
        toast("Written. It goes out over the next hours.");
        form.reset();
        setSeen(null);
      },
      onSettled: () => {
        setAsking(false);
        return queryClient.invalidateQueries(trpc.email.announcements.queryFilter());
      },
    }),
  );
  const form = useForm({
    start: EMPTY,
    rules: announceInput,
    input: ({ label, path, ...words }) => ({ ...words, requestKey, action: { label, path } }),
    async send(input) {
      const found = await preview.mutateAsync(input);
      setSeen({ of: typed, preview: found });
    },
  });
  const typed = JSON.stringify(form.values);
  const requestKey = useRequestKey(typed);
  const shown = seen?.of === typed ? seen.preview : null;
  const { label, path, ...words } = form.values;
  const input = { ...words, requestKey, action: { label, path } };
  const action = (name: "label" | "path") => ({ ...form.text(name), error: form.problems[`action.${name}`] });
  const failed = test.error ?? announce.error;

  return (
    <form {...form.props} aria-label="New announcement" className="flex max-w-2xl flex-col gap-5">
      <TextField label="Subject" required maxLength={120} {...form.text("subject")} />
      <TextField label="Heading" required maxLength={120} {...form.text("title")} />
      <TextArea
        label="Text"
        hint="Leave an empty line between paragraphs."
        required
        rows={8}
        {...form.text("text")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Button" required maxLength={40} {...action("label")} />
        <TextField label="Page the button opens" hint="Such as /categories." required {...action("path")} />
      </div>
      {form.message && <Notice role="alert">{form.message}</Notice>}
      <Button type="submit" look="outline" className="self-start" busy={form.isBusy}>
        Preview
      </Button>
      <div aria-live="polite">
        {shown && (
          <div className="flex flex-col gap-4">
            <p>
              Goes to{" "}
              <strong className="numbers">
                {count(shown.readers, "person").replace("persons", "people")}
              </strong>{" "}
              who asked for news, within {ANNOUNCEMENT_DAYS} days.
            </p>
            {/* without scripts, links or an origin of its own */}
            <iframe
              title="Preview of the email"
              sandbox=""
              srcDoc={shown.html}
              className="h-128 w-full border border-hairline bg-paper"
            />
            {failed && <Notice role="alert">{failed.message}</Notice>}
            <div className="flex flex-wrap gap-3">
              <Button look="outline" busy={test.isPending} onClick={() => test.mutate(input)}>
                Send a test to me
              </Button>
              <Button onClick={() => setAsking(true)}>Send to everyone</Button>
            </div>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Send this announcement?"
        text={`It goes to ${shown?.readers ?? 0} people who asked for news. It cannot be taken back.`}
        confirm="Send"
        keep="Cancel"
        busy={announce.isPending}
        onConfirm={() => announce.mutate(input)}
      />
    </form>
  );
}
