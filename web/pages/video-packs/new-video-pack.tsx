import { useNavigate } from "react-router";
import { NewVideoPackForm } from "#web/features/video-packs/new-video-pack-form.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const meta = () => appMeta("New video pack");

export default function NewVideoPack() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title="New video pack"
        lead="Say what the film is about. Its scenes are proposed for you to change; that costs nothing."
      />
      <NewVideoPackForm onMade={(id) => void navigate(`/tools/video-packs/${id}`)} />
    </>
  );
}
