import { Link } from "react-router";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import { TRAIN_MIN_PHOTOS } from "#schema/operations/train-model.ts";
import type { PersonDetail } from "#schema/virtual-people/virtual-people.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { Notice } from "#web/ui/status/notice.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";
import { StepPrice } from "./step-price.tsx";
import type { PersonSteps } from "./use-person-steps.ts";

type Props = { person: PersonDetail; steps: PersonSteps; isLocked: boolean };

/** The model that learns the face and its views, and where it is used. */
export function ModelStep({ person, steps, isLocked }: Props) {
  const { training } = person;
  if (training?.status === "COMPLETED") {
    return (
      <div className="flex flex-wrap gap-3">
        <Link to={`/packs/new?training=${training.id}`} className={buttonClass("primary", "large")}>
          Choose packs
        </Link>
        <Link
          to={`/tools/image-generator?training=${training.id}`}
          className={buttonClass("outline", "large")}
        >
          Describe a picture
        </Link>
        <Link to={`/tools/trainings/${training.id}`} className={buttonClass("outline", "large")}>
          See the model
        </Link>
      </div>
    );
  }
  if (training && training.status !== "FAILED") {
    return (
      <p>
        The model is being trained.{" "}
        <Link to={`/tools/trainings/${training.id}`} className="link">
          See how far it is
        </Link>
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4">
      {training && (
        <Notice role="status">Training failed. {JOB_FAILURES[training.failure ?? "PROVIDER_FAILED"]}</Notice>
      )}
      {person.stage === "TRAINING" ? (
        <div>
          <StepPrice
            label="Train the model"
            price={TRAINING_CREDITS}
            personId={person.id}
            isBusy={steps.running === "training"}
            isDisabled={isLocked}
            onPress={() => void steps.train()}
          />
          <RefundLine usual="A training that fails is refunded." />
        </div>
      ) : (
        <p className="text-ink-soft">
          A model learns from the face and its views: at least {TRAIN_MIN_PHOTOS} pictures in all.
        </p>
      )}
    </div>
  );
}
