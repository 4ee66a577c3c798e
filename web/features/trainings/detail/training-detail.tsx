import { Link } from "react-router";
import { packAllows } from "#schema/catalogue/theme.ts";
import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import type { TrainingView } from "#schema/trainings/training-view.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { isLost, useRead } from "#web/lib/api/use-read.ts";
import { formatDate } from "#web/lib/format.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { POLL } from "#web/lib/jobs/progress.ts";
import { isRunning, unfinishedRefetch } from "#web/lib/jobs/unfinished-refetch.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { focusStyle } from "#web/ui/controls/focus-style.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { ContactFrame, ContactSheet } from "#web/ui/pictures/contact-sheet.tsx";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import { NOT_REAL } from "#web/ui/pictures/not-real-mark.tsx";
import { FailedPage } from "#web/ui/status/failed-page.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { PhotoReport } from "../new/photo-report.tsx";
import { GENDER_LABEL, STATUS_LABEL } from "../training-labels.ts";
import { DeleteTraining } from "./delete-training.tsx";
import { GoOnToPack } from "./go-on-to-pack.tsx";
import { OpenModel } from "./open-model.tsx";
import { RenameTraining } from "./rename-training.tsx";
import { RetryTraining } from "./retry-training.tsx";
import { Samples } from "./samples.tsx";
import { TrainingPictures } from "./training-pictures.tsx";
import { TrainingProgress } from "./training-progress.tsx";
import { useChosenPack } from "./use-chosen-pack.ts";

export function TrainingDetail({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const trpc = useTRPC();
  const jobs = useActiveJobs(id);
  const query = useRead(
    trpc.trainings.get.queryOptions(
      { id },
      {
        refetchInterval: ({ state: { data } }) =>
          isPackDue(data) ? POLL.fast : unfinishedRefetch(data?.status, jobs?.length ?? null),
      },
    ),
  );
  if (query.isPending) return <Skeleton className="mt-14 h-16 w-2/3" />;
  if (isLost(query) || !query.data) {
    return (
      <FailedPage
        error={query.error}
        retry={() => void query.refetch()}
        subject="model"
        back={{ to: "/tools/trainings", text: "See your models" }}
      />
    );
  }
  const training = query.data;
  const running = isRunning(training.status) || isPackDue(training);
  return (
    <>
      <GoOnToPack training={training} />
      <PageHead
        title={training.name}
        lead={
          <p className="text-base">
            {training.isVirtual && (
              <>
                <strong className="font-medium">{NOT_REAL}.</strong>{" "}
              </>
            )}
            {GENDER_LABEL[training.genderOrCategory]}, {formatDate(training.createdAt)}.{" "}
            {STATUS_LABEL[training.status]}.
            {training.personId && (
              <>
                {" "}
                <Link to={`/tools/virtual-people/${training.personId}`} className="link">
                  See the virtual person
                </Link>
              </>
            )}
          </p>
        }
        action={
          !running &&
          training.status === "COMPLETED" && (
            <div className="flex flex-wrap gap-3">
              <PackLink training={training} />
              <Link
                to={`/tools/image-generator?training=${training.id}`}
                className={buttonClass("outline", "large")}
              >
                Describe a picture
              </Link>
            </div>
          )
        }
      />
      {running ? <TrainingProgress training={training} /> : <Ended training={training} />}
      {!running && (
        <div className="mt-12 flex flex-wrap gap-x-6">
          <RenameTraining training={training} />
          <DeleteTraining training={training} onDeleted={onDeleted} />
        </div>
      )}
    </>
  );
}

/** The model is ready, and the pack ordered with it is about to begin. */
function isPackDue(training: TrainingView | undefined): boolean {
  return training?.status === "COMPLETED" && training.order !== null && training.order.packId === null;
}

/** To the pack that was begun for this model or chosen before there was one, where it fits; else to all of them. */
function PackLink({ training }: { training: TrainingView }) {
  const chosen = useChosenPack();
  if (training.order?.packId) {
    return (
      <Link to={`/packs/${training.order.packId}`} className={buttonClass("primary", "large")}>
        See your pack
      </Link>
    );
  }
  const fits = chosen && packAllows(chosen.pack, training.genderOrCategory);
  const wanted = new URLSearchParams({
    training: training.id,
    ...(fits && { pack: `${chosen.theme.slug}/${chosen.pack.slug}` }),
  });
  return (
    <Link to={`/packs/new?${wanted}`} className={buttonClass("primary", "large")}>
      {fits ? `Make ${chosen.pack.name}` : "Choose packs"}
    </Link>
  );
}

function Ended({ training }: { training: TrainingView }) {
  return (
    <div className="flex flex-col gap-12 pt-10">
      {training.status === "FAILED" && (
        <Notice role="alert">
          <p className="font-display text-heading">Training failed.</p>
          <p className="mt-2 max-w-xl">{JOB_FAILURES[training.failure ?? "PROVIDER_FAILED"]}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            {training.isVirtual ? (
              training.personId && (
                <Link to={`/tools/virtual-people/${training.personId}`} className={buttonClass("outline")}>
                  Train this person again
                </Link>
              )
            ) : (
              <>
                {training.photos.length > 0 && <RetryTraining id={training.id} />}
                <Link to="/tools/trainings/new" className={buttonClass("outline")}>
                  Try with other photos
                </Link>
              </>
            )}
          </div>
        </Notice>
      )}
      {training.status === "COMPLETED" && (
        <>
          <Samples training={training} />
          <TrainingPictures id={training.id} />
          <OpenModel training={training} />
        </>
      )}
      {training.report && !training.isVirtual && <PhotoReport report={training.report} />}
      {training.photos.length > 0 && (
        <section aria-labelledby="training-photos-title">
          <h2 id="training-photos-title" className="text-heading">
            {training.isVirtual ? "Pictures it learned from" : "Photos"}
          </h2>
          <p className="mt-2 mb-5 text-ink-soft">
            {training.isVirtual
              ? "Made here, of nobody who exists. They are in your library too."
              : training.keepPhotos
                ? "Kept until you delete the model."
                : `These are deleted ${RETENTION_DAYS.selfies} days after training.`}
          </p>
          <ContactSheet
            label="Photos used for this model"
            columns="grid-cols-3 sm:grid-cols-5 lg:grid-cols-8"
          >
            {training.photos.map((photo, index) => (
              <ContactFrame key={photo.id} number={index + 1} shape="1">
                <img
                  src={thumbnail(photo.url, 320)}
                  alt={`${training.name}, number ${index + 1}`}
                  loading="lazy"
                  className="size-full object-cover object-[50%_25%]"
                  style={focusStyle(photo.focus)}
                />
              </ContactFrame>
            ))}
          </ContactSheet>
        </section>
      )}
    </div>
  );
}
