import { FaceSwap } from "#web/features/face-swap/face-swap.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export default function FaceSwapDesk() {
  return (
    <>
      <PageHead
        title="Face swap"
        lead="Put a face into another picture, with the consent of everyone in it."
      />
      <FaceSwap />
    </>
  );
}
