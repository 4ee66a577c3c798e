import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { PictureButton } from "#web/features/gallery/picture-button.tsx";
import { Viewer } from "#web/features/gallery/viewer.tsx";
import { PackDetail } from "#web/features/packs/pack-detail.tsx";
import { pageTitle } from "#web/ui/page-title.ts";

export const meta = () => pageTitle("Pack");

export default function Pack() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <PackDetail
      key={id}
      id={id}
      onDeleted={() => void navigate("/dashboard")}
      renderPicture={(picture, number) => (
        <PictureButton picture={picture} number={number} onOpen={() => setOpenId(picture.id)} />
      )}
      renderViewer={(pictures) => <Viewer pictures={pictures} openId={openId} onChange={setOpenId} />}
    />
  );
}
