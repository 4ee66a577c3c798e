import { useQuery } from "@tanstack/react-query";
import { APPEAL_LABELS, DUPLICATE_LABELS } from "#schema/rewards/reward-rules.ts";
import type { AppealView, DuplicateView } from "#schema/rewards/rewards.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatCredits, formatDate } from "#web/lib/format.ts";
import { AccountSection } from "../account-section.tsx";
import { AppealForm } from "../appeal-form.tsx";

/** Why this account did not keep its first credits, and the way to have that looked at again. */
export function DuplicateSection() {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.rewards.duplicate.queryOptions());
  if (!data) return null;
  return (
    <AccountSection title="Welcome credits">
      <div id="first-credits" className="flex scroll-mt-32 flex-col gap-5">
        {data.cleared ? <Cleared credits={data.credits} /> : <Taken duplicate={data} />}
        {data.appeal && <Appeal appeal={data.appeal} />}
        {!data.cleared && data.appeal?.state !== "RECEIVED" && <AppealForm again={data.appeal !== null} />}
      </div>
    </AccountSection>
  );
}

function Cleared({ credits }: { credits: number }) {
  return (
    <p>
      We reviewed your account again: it counts as your first one.
      {credits > 0 && ` The ${formatCredits(credits)} it started with are back in your balance.`}
    </p>
  );
}

function Taken({ duplicate }: { duplicate: DuplicateView }) {
  return (
    <div>
      <p className="font-medium">This looks like your second account.</p>
      <p className="mt-1 text-ink-soft">
        {DUPLICATE_LABELS[duplicate.reason]}{" "}
        {duplicate.credits > 0 &&
          `That's why its welcome credits (${formatCredits(duplicate.credits)}) were removed. `}
        Everything else works as usual.
      </p>
    </div>
  );
}

function Appeal({ appeal }: { appeal: AppealView }) {
  return (
    <div className="border-hairline border-l pl-4">
      <p className="font-medium">
        {APPEAL_LABELS[appeal.state]}
        <span className="ml-2 font-normal text-ink-soft text-sm">sent {formatDate(appeal.createdAt)}</span>
      </p>
      <p className="mt-1 whitespace-pre-line break-words text-ink-soft">{appeal.text}</p>
      {appeal.state === "RECEIVED" && <p className="mt-2">A person will read it and reply by email.</p>}
      {appeal.answer && <p className="mt-2 whitespace-pre-line break-words">Our answer: {appeal.answer}</p>}
    </div>
  );
}
