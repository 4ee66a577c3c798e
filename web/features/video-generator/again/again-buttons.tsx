import type { VideoView } from "#schema/videos/videos.ts";
import { formatCredits } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { Again } from "./make-again.ts";

type Props = {
  video: VideoView;
  /** Null where it cannot be made again. */
  again: Again | null;
  isMaking: boolean;
  isTaking: boolean;
  onAgain: (again: Again) => void;
  onExtend: () => void;
  onLastFrame: () => void;
  onSettings: () => void;
};

/** What a video leads to: the same again, what comes after it, another one that begins where it ends. */
export function AgainButtons({ video, again, isMaking, isTaking, onAgain, ...on }: Props) {
  const ended = video.videoUrl !== null;
  return (
    <>
      {again && (
        <Button look="quiet" busy={isMaking} onClick={() => onAgain(again)}>
          Make again for {formatCredits(again.credits)}
        </Button>
      )}
      {ended && (
        <Button look="quiet" busy={isTaking} onClick={on.onExtend}>
          Extend
        </Button>
      )}
      {ended && (
        <Button look="quiet" busy={isTaking} onClick={on.onLastFrame}>
          Use last frame
        </Button>
      )}
      <Button look="quiet" onClick={on.onSettings}>
        Use these settings again
      </Button>
    </>
  );
}
