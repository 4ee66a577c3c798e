import { Link } from "react-router";
import { REPORT_CHOICES, type ReportedLink } from "#schema/staff/reports.ts";
import { count, formatDate } from "#web/lib/format.ts";
import { ReportDecision } from "./report-decision.tsx";

/** A link, what was said about it, and the decision. */
export function ReportCard({ link }: { link: ReportedLink }) {
  const { kind, owner, path, reports } = link;
  return (
    <article
      className="border-hairline border-b py-5 first:pt-0"
      aria-label={`Reported ${kind} of ${owner.email}`}
    >
      <p className="text-ink-soft text-sm">
        A {kind} shared by{" "}
        <Link to={`/admin/users?person=${owner.id}`} reloadDocument className="link break-all text-ink">
          {owner.email}
        </Link>
        , {count(reports.length, "report")}
      </p>
      <p className="mt-2">
        {path ? (
          <a href={path} target="_blank" rel="noreferrer" className="link">
            Open what the link shows
          </a>
        ) : (
          "The link no longer works: it has expired, or its owner took it back."
        )}
      </p>
      <ul className="mt-3 flex max-w-prose flex-col gap-3">
        {reports.map((report, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <li key={place} className="border-hairline border-l-2 pl-4">
            <p>{REPORT_CHOICES[report.reason]}</p>
            {report.words && <p className="whitespace-pre-line break-words text-lg">{report.words}</p>}
            <p className="text-ink-soft text-sm">{formatDate(report.createdAt)}</p>
          </li>
        ))}
      </ul>
      <ReportDecision link={link} />
    </article>
  );
}
