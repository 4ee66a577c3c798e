import { Link } from "react-router";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";

/** For a person without a finished model, where nothing can be made without one; `kept`: words wait in the form. */
export function NoModel({ waiting, kept }: { waiting: boolean; kept: boolean }) {
  return (
    <div className="max-w-xl py-14">
      <p className="font-display text-heading">
        {waiting ? "No model is ready yet." : "First, train a model of your face."}
      </p>
      <p className="mt-3 text-ink-soft text-lg">
        {waiting
          ? "As soon as your model is ready, you can describe pictures here."
          : `Train a model once, on ${TRAINING_PHOTOS.advised} to ${TRAINING_PHOTOS.max} photos. Then describe any picture, and you are in it.`}
        {kept && " Your prompt is saved in this tab."}
      </p>
      <Link
        to={waiting ? "/tools/trainings" : "/tools/trainings/new"}
        className={`${buttonClass("primary", "large")} mt-8`}
      >
        {waiting ? "See your models" : "Train a model"}
      </Link>
    </div>
  );
}
