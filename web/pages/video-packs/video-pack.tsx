import { useNavigate, useParams } from "react-router";
import { VideoPackPage } from "#web/features/video-packs/video-pack-page.tsx";
import { appMeta } from "#web/lib/page-meta.ts";

export const meta = () => appMeta("Video pack");

export default function VideoPack() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  return <VideoPackPage key={id} id={id} onDeleted={() => void navigate("/tools/video-packs")} />;
}
