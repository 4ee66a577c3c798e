import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { ExportPart } from "#schema/accounts/account-rights.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { count, formatMoment } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { Notice } from "#web/ui/status/notice.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

/** What a mailed link to one's data opens: the zips, to be saved one after the other. */
export function ExportDownload({ token }: { token: string }) {
  const trpc = useTRPC();
  const contents = useQuery(trpc.account.exportContents.queryOptions({ token }));
  return (
    <>
      <h1 className="text-title">Download your data</h1>
      {contents.isLoading && (
        <div aria-busy="true" className="mt-8">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {contents.isError && (
        <>
          <Notice role="alert" className="mt-6">
            {messageOf(contents.error)}
          </Notice>
          <Link to="/account" className={`${buttonClass("outline", "large")} mt-8`}>
            Ask for a new link
          </Link>
        </>
      )}
      {contents.data && (
        <>
          <p className="mt-4 text-lg">
            {contents.data.parts.length === 1
              ? "Everything is in one zip file."
              : `Everything is in ${contents.data.parts.length} zip files. Save them one after the other.`}{" "}
            This page works until {formatMoment(contents.data.expires)}.
          </p>
          <ul className="mt-8 border-hairline border-t">
            {numbered(contents.data.parts).map((part) => (
              <li
                key={part.number}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-hairline border-b py-4"
              >
                <p className="numbers">{holds(part)}</p>
                <form action="/api/exports" method="post">
                  <input type="hidden" name="token" value={token} />
                  <input type="hidden" name="part" value={part.number} />
                  <Button type="submit" look="outline" aria-label={`Save zip file ${part.number}`}>
                    Save
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type NumberedPart = ExportPart & { number: number };

const numbered = (parts: readonly ExportPart[]): NumberedPart[] =>
  parts.map((part, index) => ({ ...part, number: index + 1 }));

function holds({ number, photos, pictures, recordings = 0, videos = 0 }: NumberedPart): string {
  const parts = [
    ...(number === 1 ? ["your account data"] : []),
    ...(photos > 0 ? [count(photos, "photo")] : []),
    ...(pictures > 0 ? [count(pictures, "picture")] : []),
    ...(recordings > 0 ? [count(recordings, "recording")] : []),
    ...(videos > 0 ? [count(videos, "video")] : []),
  ];
  const text = new Intl.ListFormat("en-GB").format(parts);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
