import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { NewTrainingForm } from "#web/features/trainings/new-training-form.tsx";
import { PhotoDrop } from "#web/features/uploads/photo-drop.tsx";
import { placesLeft, unfinished, uploadIds } from "#web/features/uploads/photo-list.ts";
import { PhotoSheet } from "#web/features/uploads/photo-sheet.tsx";
import { useForgetUpload } from "#web/features/uploads/use-forget-upload.ts";
import { usePhotos } from "#web/features/uploads/use-photos.ts";
import { sessionRequiredPath } from "#web/lib/auth/callback-url.ts";
import { PageHead } from "#web/ui/page-head.tsx";
import { pageTitle } from "#web/ui/page-title.ts";

export const meta = () => pageTitle("Train a model");

export default function NewTraining() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toSignIn = useCallback(() => void navigate(sessionRequiredPath(pathname)), [navigate, pathname]);
  const { photos, add, remove, clear } = usePhotos(toSignIn);
  const forget = useForgetUpload();

  function takeOff(key: string) {
    forget(photos.find((photo) => photo.key === key));
    remove(key);
  }

  return (
    <>
      <PageHead title="Train a model" lead="Likeness learns one face from your photos. You do this once." />
      <NewTrainingForm
        photos={
          <div className="flex flex-col gap-6">
            <PhotoDrop onFiles={add} full={placesLeft(photos) <= 0} />
            <PhotoSheet photos={photos} onRemove={takeOff} />
          </div>
        }
        uploadIds={uploadIds(photos)}
        unfinished={unfinished(photos)}
        onStarted={(id) => {
          clear();
          void navigate(`/tools/trainings/${id}`);
        }}
      />
    </>
  );
}
