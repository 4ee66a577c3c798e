import { useSearchParams } from "react-router";
import { ImageToImage } from "#web/features/image-to-image/image-to-image.tsx";
import { readChange } from "#web/features/shared/source-picture/change-links.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export default function ImageToImageDesk() {
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title="Image to image" lead="Start from pictures you have, and say what should change." />
      <ImageToImage wantedChange={readChange(query)} />
    </>
  );
}
