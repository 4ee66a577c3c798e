import { VideoGenerator } from "#web/features/video-generator/video-generator.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export default function VideoGeneratorDesk() {
  return (
    <>
      <PageHead title="Video generator" lead="A few seconds of film from a picture or from words." />
      <VideoGenerator />
    </>
  );
}
