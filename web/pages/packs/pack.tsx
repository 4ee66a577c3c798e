import { useNavigate, useParams } from "react-router";
import { PackDetail } from "#web/features/packs/pack-detail.tsx";
import { PictureButton } from "#web/features/shared/pictures/picture-button.tsx";
import { useOpenPicture } from "#web/features/shared/pictures/use-open-picture.ts";
import { usePictureActions } from "#web/features/shared/pictures/use-picture-actions.ts";
import { Viewer } from "#web/features/shared/viewer/viewer.tsx";
import { appMeta } from "#web/lib/page-meta.ts";

export const meta = () => appMeta("Pack");

export default function Pack() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const [openId, show] = useOpenPicture();
  const actions = usePictureActions();
  return (
    <PackDetail
      key={id}
      id={id}
      onDeleted={() => void navigate("/dashboard")}
      renderPicture={(picture, number) => (
        <PictureButton picture={picture} number={number} onClick={() => void show(picture.id)} />
      )}
      renderViewer={(pictures) => (
        <Viewer
          pictures={pictures}
          total={pictures.length}
          openId={openId}
          onChange={show}
          actions={actions}
        />
      )}
    />
  );
}
