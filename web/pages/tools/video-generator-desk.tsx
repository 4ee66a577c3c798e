import { Link } from "react-router";
import { VideoGenerator } from "#web/features/video-generator/video-generator.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export default function VideoGeneratorDesk() {
  return (
    <>
      <PageHead
        title="Video generator"
        lead="A few seconds of film from a picture or from words."
        action={
          <Link to="/tools/talking-head" className={buttonClass("outline")}>
            Talking head
          </Link>
        }
      />
      <VideoGenerator />
    </>
  );
}
