import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { PublicModelView } from "#schema/trainings/public-models.ts";
import { ReportLink } from "#web/features/shared/report/report-link.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import { NOT_REAL } from "#web/ui/pictures/not-real-mark.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { GENDER_LABEL } from "./training-labels.ts";

/** Models that others opened; nothing where there are none. */
export function PublicModels() {
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(trpc.trainings.listPublic.queryOptions());
  const others = data?.filter(({ isMine }) => !isMine) ?? [];
  const isMissing = error !== null && !data;
  if (!isMissing && others.length === 0) return null;
  return (
    <section aria-labelledby="public-models-title" className="mt-16">
      <h2 id="public-models-title" className="text-title">
        Models that others share
      </h2>
      <p className="mt-2 max-w-xl text-ink-soft">
        Their owners let everybody use them, and may close them at any time. What you make stays yours. Is it
        you, and you did not agree? Report it.
      </p>
      {isMissing && <FailedRead error={error} retry={() => void refetch()} />}
      <ul className="mt-4">
        {others.map((model) => (
          <PublicModel key={model.id} model={model} />
        ))}
      </ul>
    </section>
  );
}

function PublicModel({
  model: { id, name, genderOrCategory, isVirtual, samples },
}: {
  model: PublicModelView;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-4 border-hairline border-b py-5">
      <div className="min-w-40 grow">
        <h3 className="truncate text-heading">{name}</h3>
        <p className="mt-1 text-ink-soft">
          {isVirtual && `${NOT_REAL}. `}
          {GENDER_LABEL[genderOrCategory]}
        </p>
      </div>
      {samples.length > 0 && (
        <ul aria-label={`Samples of ${name}`} className="flex gap-2">
          {samples.map((sample, at) => (
            <li
              key={sample.id}
              className="relative size-16 overflow-hidden bg-film-frame max-sm:nth-[n+5]:hidden"
            >
              <img
                src={thumbnail(sample.url, 320)}
                alt={`Sample ${at + 1}${isVirtual ? ", not a real person" : ""}`}
                loading="lazy"
                className="size-full object-cover object-[50%_25%]"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Link to={`/packs/new?training=${id}`} className={buttonClass("outline")}>
          Choose packs
        </Link>
        <Link to={`/tools/image-generator?training=${id}`} className={buttonClass("outline")}>
          Describe a picture
        </Link>
      </div>
      <ReportLink path={`/tools/trainings/${id}`} what={name} />
    </li>
  );
}
