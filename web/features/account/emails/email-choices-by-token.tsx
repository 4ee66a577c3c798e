import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { EmailPreferences } from "#schema/emails/emails.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { EmailChoices } from "./email-choices.tsx";

/** The choices of whoever a mail went to, without signing in. */
export function EmailChoicesByToken({ token }: { token: string }) {
  const trpc = useTRPC();
  const read = useRead(
    trpc.email.preferences.queryOptions({ token }, { staleTime: Number.POSITIVE_INFINITY }),
  );
  if (read.isError) {
    return (
      <Notice role="alert" className="mt-6">
        {messageOf(read.error)}
      </Notice>
    );
  }
  if (!read.data) {
    return (
      <div aria-busy="true" className="mt-8">
        <span className="sr-only">Loading your choices</span>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  return <Choices token={token} address={read.data.address} start={read.data.preferences} />;
}

function Choices({ token, address, start }: { token: string; address: string; start: EmailPreferences }) {
  const [preferences, setPreferences] = useState(start);
  const [saved, setSaved] = useState<EmailPreferences | null>(null);
  const trpc = useTRPC();
  const save = useMutation(
    trpc.email.setPreferencesByToken.mutationOptions({
      onSuccess: (_, input) => setSaved(input.preferences),
    }),
  );
  return (
    <>
      <p className="mt-4 mb-8 text-lg">
        For <span className="break-all font-medium">{address}</span>. You will always get emails about your
        account itself.
      </p>
      <EmailChoices value={preferences} onChange={setPreferences} />
      {save.isError && (
        <Notice role="alert" className="mt-6">
          {messageOf(save.error)}
        </Notice>
      )}
      <Button
        size="large"
        className="mt-8"
        busy={save.isPending}
        onClick={() => save.mutate({ token, preferences })}
      >
        Save
      </Button>
      <p role="status" className="mt-4 text-ink-soft">
        {saved === preferences && "Saved."}
      </p>
    </>
  );
}
