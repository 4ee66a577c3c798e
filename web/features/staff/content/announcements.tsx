import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { count, formatDate } from "#web/lib/format.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { AdminsOnly } from "../admins-only.tsx";
import { AnnouncementForm } from "./announcement-form.tsx";

/** News for everyone who wants it: written here, and what became of earlier ones. */
export function Announcements() {
  const trpc = useTRPC();
  const sent = useRead(trpc.email.announcements.queryOptions());
  return (
    <div className="flex flex-col gap-10">
      <AdminsOnly>
        <AnnouncementForm />
      </AdminsOnly>
      <section aria-labelledby="sent-title">
        <h2 id="sent-title" className="mb-3 font-medium">
          Earlier announcements
        </h2>
        {sent.isError && !sent.data ? (
          <FailedRead error={sent.error} retry={() => void sent.refetch()} />
        ) : !sent.data ? (
          <Skeleton className="h-24 w-full" />
        ) : sent.data.length === 0 ? (
          <p className="text-ink-soft">None yet.</p>
        ) : (
          <ul className="border-hairline border-t">
            {sent.data.map((one) => (
              <li key={one.id} className="border-hairline border-b py-3">
                <p className="break-words font-medium">{one.subject}</p>
                <p className="numbers text-ink-soft text-sm">
                  {formatDate(one.createdAt)}, {count(one.emails, "email")} so far, until{" "}
                  {formatDate(one.until)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
