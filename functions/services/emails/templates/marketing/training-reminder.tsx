import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Anchor, Line, Points } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function TrainingReminder({ page, out }: EmailProps) {
  return (
    <Letter
      title="Your photos are the first step"
      preview={`${TRAINING_PHOTOS.advised} photos of you are enough for a model.`}
      sort="Tips"
      out={out}
    >
      <Line>
        You have an account but no model yet. A model is made from {TRAINING_PHOTOS.advised} to{" "}
        {TRAINING_PHOTOS.max} photos of you. You probably have them on your phone already.
      </Line>
      <Points
        items={[
          { title: "You alone", text: "One face in each photo, in focus and not cut off." },
          { title: "A little variety", text: "Different days, clothes, light and expressions." },
          { title: "No filters", text: "No sunglasses either: the model learns what it sees." },
        ]}
      />
      <Action href={page("/tools/trainings/new")} label="Check my photos" />
      <Line>
        They are checked in your browser before anything is uploaded. Photos are deleted within{" "}
        {RETENTION_DAYS.selfies} days after training, unless you choose to keep them. More in our{" "}
        <Anchor href={page("/guides/trained-models/photo-guidelines")}>photo guidelines</Anchor>.
      </Line>
    </Letter>
  );
}
