import { PACK_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { THEMES } from "#schema/catalogue/index.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Anchor, Line, Points } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

const PACKS = THEMES.reduce((count, theme) => count + theme.packs.length, 0);

export function Welcome({ page }: EmailProps) {
  return (
    <Letter
      title="Welcome to Likeness"
      preview="From your photos to portraits in three steps."
      sort="Your account"
      out={null}
    >
      <Line>Your email is verified. Here is how to turn your photos into portraits.</Line>
      <Points
        steps
        items={[
          {
            title: "Choose your photos",
            text: `${TRAINING_PHOTOS.advised} to ${TRAINING_PHOTOS.max} of you alone, each a little different. They are checked in your browser first, and nothing is uploaded until you say so.`,
          },
          {
            title: "Train your model",
            text: `For ${TRAINING_CREDITS} credits. If it fails, you get a full refund.`,
          },
          {
            title: "Make a pack",
            text: `${IMAGES_PER_PACK} pictures for ${PACK_CREDITS} credits. There are ${PACKS} packs in ${THEMES.length} themes to choose from.`,
          },
        ]}
      />
      <Action href={page("/tools/trainings/new")} label="Choose my photos" />
      <Line>
        Your pictures are private, and you can delete them, the model and the photos at any time. We only send
        tips, offers and news if you ask for them:{" "}
        <Anchor href={page("/account")}>choose in your account</Anchor>.
      </Line>
    </Letter>
  );
}
