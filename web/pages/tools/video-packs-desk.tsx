import { Link } from "react-router";
import { VideoPackList } from "#web/features/video-packs/video-pack-list.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export default function VideoPacksDesk() {
  return (
    <>
      <PageHead
        title="Video packs"
        lead="An idea becomes a storyboard, its stills are set in motion, and the scenes are joined to a film."
        action={
          <Link to="/tools/video-packs/new" className={buttonClass("primary")}>
            New video pack
          </Link>
        }
      />
      <VideoPackList />
    </>
  );
}
