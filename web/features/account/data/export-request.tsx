import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ExportView } from "#schema/accounts/account-rights.ts";
import { EXPORT_SCHEMA_PATH } from "#schema/accounts/export-format.ts";
import { linkLife } from "#schema/emails/email-links.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatMoment } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

/** Asks for a copy of everything; its link comes by mail. */
export function ExportRequest({ email, known }: { email: string; known: ExportView | null }) {
  const trpc = useTRPC();
  const [asked, setAsked] = useState<ExportView | null>(null);
  const request = useMutation(trpc.account.requestExport.mutationOptions({ onSuccess: setAsked }));
  const last = asked ?? known;
  return (
    <>
      <p>
        We put it into zip files and email a link to <span className="break-all font-medium">{email}</span>.
        The link works for {linkLife("DOWNLOAD_EXPORT")}, and only for you. What stands in the files is
        described by a{" "}
        <a href={EXPORT_SCHEMA_PATH} className="link" target="_blank" rel="noreferrer">
          published schema
        </a>
        , so that other programs can read them.
      </p>
      <Button look="outline" className="mt-4" busy={request.isPending} onClick={() => request.mutate()}>
        {last ? "Email me the link again" : "Download my data"}
      </Button>
      <div aria-live="polite" className="mt-4">
        {request.isError ? (
          <Notice className="text-safelight">{messageOf(request.error)}</Notice>
        ) : (
          last && (
            <p className="numbers text-ink-soft text-sm">
              Requested on {formatMoment(last.requestedAt)}.{" "}
              {last.expires
                ? `The link is in your inbox and works until ${formatMoment(last.expires)}.`
                : "The link is on its way to your inbox."}
            </p>
          )
        )}
      </div>
    </>
  );
}
