import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { AccountStep } from "#web/features/account/registration/account-step.tsx";
import { ChosenPackNotice } from "#web/features/trainings/new/chosen-pack-notice.tsx";
import { PhotosSection } from "#web/features/trainings/new/photos-section.tsx";
import { PhotoDesk } from "#web/features/uploads/photo-desk.tsx";
import { usePhotos } from "#web/features/uploads/photos/use-photos.ts";
import { ApiProvider } from "#web/lib/api/api-provider.tsx";
import { count } from "#web/lib/format.ts";

/** The desk of a visitor: photos are laid out and judged here before there is an account, and wait here for one. */
export default function NewTrainingVisit() {
  return (
    <ApiProvider>
      <Desk />
    </ApiProvider>
  );
}

const nobodyToSignOut = () => {};

function Desk() {
  const photos = usePhotos(nobodyToSignOut);
  const { use } = photos.overview.verdicts;
  return (
    <>
      <ChosenPackNotice />
      <div className="grid gap-x-16 gap-y-12 pt-6 lg:grid-cols-[1fr_22rem]">
        <PhotosSection>
          <PhotoDesk photos={photos} />
        </PhotosSection>
        <div className="lg:sticky lg:top-24 lg:self-start">
          <AccountStep
            title={use > 0 ? `Train with ${count(use, "photo")}` : "Then train your model"}
            lead="Sign in to train. Your photos wait here, on this device, and are uploaded only when you start the training."
            price={TRAINING_CREDITS}
          />
        </div>
      </div>
    </>
  );
}
