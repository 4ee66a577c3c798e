import { useNavigate } from "react-router";
import { TalkingHead } from "#web/features/talking-head/talking-head.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export default function TalkingHeadPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title="Talking head"
        lead="A picture of a person speaks: with a recording, or with typed words in a trained voice."
      />
      <TalkingHead onStarted={() => void navigate("/tools/video-generator")} />
    </>
  );
}
