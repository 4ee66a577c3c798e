import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { NewTrainingForm } from "#web/features/trainings/new-training-form.tsx";
import { useChosenPack } from "#web/features/trainings/use-chosen-pack.ts";
import { PhotoDesk } from "#web/features/uploads/photo-desk.tsx";
import { trainingBlocker, weakSet } from "#web/features/uploads/photos/set-readiness.ts";
import { usePhotos } from "#web/features/uploads/photos/use-photos.ts";
import { sessionRequiredPath } from "#web/lib/auth/callback-url.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

export default function NewTrainingDesk() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const toSignIn = useCallback(() => void navigate(sessionRequiredPath(here)), [navigate, here]);
  const chosen = useChosenPack();
  const photos = usePhotos(toSignIn);
  const { overview, clear } = photos;

  return (
    <>
      <PageHead
        title="Train a model"
        lead="Likeness learns your face from your photos. You only do this once."
      />
      {chosen && (
        <Notice className="mt-6 max-w-2xl">
          <span className="font-medium">{chosen.pack.name}</span> is saved. You can make it as soon as your
          model is ready.
        </Notice>
      )}
      <NewTrainingForm
        photos={<PhotoDesk photos={photos} />}
        uploadIds={overview.uploadIds}
        checkedIds={overview.checkedIds}
        blocker={trainingBlocker(overview)}
        weakSet={weakSet(overview)}
        unfinished={overview.onTheWay}
        unsent={overview.toSend.length}
        here={here}
        onStarted={(id) => {
          clear();
          void navigate(`/tools/trainings/${id}`);
        }}
      />
    </>
  );
}
