import type { PhotoReport as Report } from "#schema/trainings/training.ts";
import { count } from "#web/lib/format.ts";

/** What the trainer made of each photo, in words. */
export function PhotoReport({ report }: { report: readonly Report[] }) {
  const used = report.filter((photo) => photo.accepted).length;
  return (
    <section aria-labelledby="report-title">
      <h2 id="report-title" className="text-heading">
        Photos we used
      </h2>
      <p className="numbers mt-2 text-ink-soft">
        {used === report.length && used > 1
          ? `All ${count(used, "photo")} were used.`
          : `${used} of ${count(report.length, "photo")} ${used === 1 ? "was" : "were"} used.`}
      </p>
      <ol className="mt-5 border-hairline border-t">
        {report.map((photo, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two photos may carry the same name, and the list never moves
            key={index}
            className="grid gap-x-6 gap-y-1 border-hairline border-b py-3 sm:grid-cols-[2rem_minmax(0,14rem)_5rem_1fr]"
          >
            <span className="numbers text-ink-soft max-sm:hidden">{index + 1}</span>
            <span className="numbers truncate" title={photo.name}>
              {photo.name}
            </span>
            <span className={photo.accepted ? "" : "text-ink-soft"}>
              {photo.accepted ? "Used" : "Not used"}
            </span>
            <span className="text-ink-soft">
              {[photo.message, ...(photo.warnings ?? [])].filter(Boolean).join(" ")}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
