import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { NotEnough } from "#web/features/billing/not-enough.tsx";
import { NewTrainingForm } from "#web/features/trainings/new-training-form.tsx";
import { PhotoDesk } from "#web/features/uploads/photo-desk.tsx";
import { usePhotos } from "#web/features/uploads/use-photos.ts";
import { sessionRequiredPath } from "#web/lib/auth/callback-url.ts";
import { PageHead } from "#web/ui/page-head.tsx";

export default function NewTrainingDesk() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toSignIn = useCallback(() => void navigate(sessionRequiredPath(pathname)), [navigate, pathname]);
  const photos = usePhotos(toSignIn);
  const { overview, uploadIds, clear } = photos;

  return (
    <>
      <PageHead title="Train a model" lead="Likeness learns one face from your photos. You do this once." />
      <NewTrainingForm
        photos={<PhotoDesk photos={photos} />}
        uploadIds={uploadIds}
        unfinished={overview.onTheWay}
        unsent={overview.toSend.length}
        renderShortfall={(of) => (
          <NotEnough
            {...of}
            kept="Your photos and what you filled in are kept."
            returnTo="/tools/trainings/new"
          />
        )}
        onStarted={(id) => {
          clear();
          void navigate(`/tools/trainings/${id}`);
        }}
      />
    </>
  );
}
