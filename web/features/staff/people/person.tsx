import type { ReactNode } from "react";
import { DUPLICATE_LABELS } from "#schema/rewards/reward-rules.ts";
import type { PersonView } from "#schema/staff/staff.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { formatCredits, formatDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { AdminsOnly } from "../admins-only.tsx";
import { AppealCard } from "../bans/appeal-card.tsx";
import { BanSection } from "../bans/ban-section.tsx";
import { LedgerLines } from "./ledger-lines.tsx";
import { PersonActs } from "./person-acts.tsx";
import { PersonPictures } from "./person-pictures.tsx";
import { PersonRecords } from "./person-records.tsx";

type Props = { id: string; onBack: (() => void) | null; onOpen: (id: string) => void };

/** One person as staff see them. */
export function Person({ id, onBack, onOpen }: Props) {
  const trpc = useTRPC();
  const person = useRead(trpc.staff.person.queryOptions({ id }));
  if (person.isError && !person.data)
    return <FailedRead error={person.error} retry={() => void person.refetch()} />;
  if (!person.data) return <Skeleton className="h-60 w-full" />;
  const { data } = person;
  return (
    <article aria-labelledby="person-name" className="flex flex-col gap-8">
      <div>
        {onBack && (
          <Button look="quiet" onClick={onBack}>
            Back to results
          </Button>
        )}
        <h2 id="person-name" className="break-all text-heading">
          {data.email}
        </h2>
        <p className="break-all text-ink-soft text-sm">{data.id}</p>
      </div>
      <Facts person={data} onOpen={onOpen} />
      <BanSection person={data} />
      <AdminsOnly>
        <PersonActs person={data} />
      </AdminsOnly>
      <Part title="Appeals" empty={data.appeals.length === 0 && "None."}>
        {data.appeals.map((appeal) => (
          <AppealCard key={appeal.id} appeal={appeal} />
        ))}
      </Part>
      <Part title="The latest 50 credit changes" empty={data.history.length === 0 && "None yet."}>
        <LedgerLines history={data.history} />
      </Part>
      <PersonRecords person={data} />
      <PersonPictures id={data.id} />
      <Part title="Staff actions" empty={data.actions.length === 0 && "Nothing."}>
        <ul>
          {data.actions.map(({ what, reason, by, at }) => (
            <li key={`${what} ${at.getTime()}`} className="break-words py-1">
              {what}, by {by ?? "a command"}, {formatDate(at)}
              {reason && <span className="block text-ink-soft text-sm">{reason}</span>}
            </li>
          ))}
        </ul>
      </Part>
    </article>
  );
}

function Facts({ person, onOpen }: { person: PersonView; onOpen: (id: string) => void }) {
  const { subscription, duplicate, friends } = person;
  const facts: { what: string; text: ReactNode }[] = [
    { what: "Name", text: person.name || "None given" },
    { what: "Registered", text: formatDate(person.createdAt) },
    { what: "Email verified", text: person.emailVerified ? formatDate(person.emailVerified) : "No" },
    { what: "Registered from", text: person.ipaddress || "Unknown" },
    { what: "Role", text: person.role.toLowerCase() },
    { what: "Balance", text: formatCredits(person.credits) },
    { what: "Owes", text: person.debt > 0 ? formatCredits(person.debt) : "Nothing" },
    {
      what: "Plan",
      text: subscription
        ? `${subscription.name}, billed ${subscription.interval}ly, ${subscription.status}, until ${formatDate(subscription.periodEnd)}`
        : "None",
    },
    { what: "Second account", text: duplicate ? secondAccount(duplicate) : "No" },
    {
      what: "Same mailbox",
      text:
        person.sameMailbox.length === 0
          ? "No one else"
          : person.sameMailbox.map(({ id, email }) => (
              <Button key={id} look="quiet" className="mr-4 break-all" onClick={() => onOpen(id)}>
                {email}
              </Button>
            )),
    },
    {
      what: "Invited by",
      text: friends.invitedBy ? (
        <Button look="quiet" className="break-all" onClick={() => onOpen(friends.invitedBy ?? "")}>
          {friends.invitedBy}
        </Button>
      ) : (
        "No one"
      ),
    },
    { what: "Invited", text: `${friends.invited}` },
  ];
  return (
    <dl className="border-hairline border-t">
      {facts.map(({ what, text }) => (
        <div
          key={what}
          className="grid gap-x-6 border-hairline border-b py-2 sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-soft">{what}</dt>
          <dd className="numbers break-words">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function secondAccount({ reason, credits, clearedAt }: NonNullable<PersonView["duplicate"]>): string {
  const lost = credits > 0 ? ` ${formatCredits(credits)} were removed.` : "";
  const cleared = clearedAt
    ? ` An appeal was granted on ${formatDate(clearedAt)}: it counts as a first account.`
    : "";
  return `${DUPLICATE_LABELS[reason]}${lost}${cleared}`;
}

function Part({ title, empty, children }: { title: string; empty: string | false; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 font-medium">{title}</h3>
      {empty ? <p className="text-ink-soft">{empty}</p> : children}
    </section>
  );
}
