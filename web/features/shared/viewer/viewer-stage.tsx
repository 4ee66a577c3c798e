import { useEffect, useRef, useState } from "react";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import { NotRealMark } from "#web/ui/pictures/not-real-mark.tsx";
import { pictureName } from "../pictures/picture-name.ts";
import { useStage } from "./use-stage.ts";

type Props = { picture: GenerationView; onSwipe: (step: 1 | -1) => void };

/** The open picture: pinch, double tap, plus and minus enlarge it, dragging moves it, swiping turns. */
export function ViewerStage({ picture, onSwipe }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const { view, zoomBy, handlers } = useStage(stage, image, onSwipe);
  const { isBroken, attempt, onError } = useReload();
  const latest = useRef(zoomBy);
  latest.current = zoomBy;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.key === "+" || event.key === "=") latest.current(1.5);
      else if (event.key === "-") latest.current(1 / 1.5);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <div
      ref={stage}
      {...handlers}
      className={`absolute inset-0 flex touch-none select-none items-center justify-center overflow-hidden ${
        view.scale > 1 ? "cursor-grab" : ""
      }`}
    >
      <img
        // another attempt is another element: a browser does not fetch a failed address twice for the same one
        key={attempt}
        ref={image}
        onError={onError}
        src={isBroken ? NOTHING : picture.imageUrl}
        alt={pictureName(picture)}
        width={picture.width}
        height={picture.height}
        draggable={false}
        style={{
          backgroundImage: `url("${thumbnail(picture.imageUrl, 320)}")`,
          transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
        }}
        className="max-h-full max-w-full bg-contain bg-center bg-no-repeat object-contain"
      />
      {picture.isVirtual && <NotRealMark />}
    </div>
  );
}

/** A picture of nothing, so that no sign of a broken one stands over the preview. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** Whether the picture could not be fetched; it is fetched again as soon as the line is back. */
function useReload() {
  const [isBroken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isBroken) return;
    const retry = () => {
      setBroken(false);
      setAttempt((count) => count + 1);
    };
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isBroken]);
  return { isBroken, attempt, onError: () => setBroken(true) };
}
