import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { ChosenPackNotice } from "#web/features/trainings/new/chosen-pack-notice.tsx";
import { NewTrainingForm } from "#web/features/trainings/new/new-training-form.tsx";
import { PhotoDesk } from "#web/features/uploads/photo-desk.tsx";
import { usePhotos } from "#web/features/uploads/photos/use-photos.ts";
import { sessionRequiredPath } from "#web/lib/auth/callback-url.ts";
import { forgetReturn } from "#web/lib/auth/return-path.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { photoSetOf } from "./photo-set.ts";

export default function NewTrainingDesk() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const toSignIn = useCallback(() => void navigate(sessionRequiredPath(here)), [navigate, here]);
  const photos = usePhotos(toSignIn);
  // whoever was led here through an email has arrived
  useEffect(forgetReturn, []);

  return (
    <>
      <PageHead
        title="Train a model"
        lead="Likeness learns your face from your photos. You only do this once."
      />
      <ChosenPackNotice />
      <NewTrainingForm
        photos={<PhotoDesk photos={photos} />}
        set={photoSetOf(photos)}
        here={here}
        onStarted={(id) => {
          photos.clear();
          void navigate(`/tools/trainings/${id}`);
        }}
      />
    </>
  );
}
