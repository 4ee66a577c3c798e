import { useEffect, useRef } from "react";
import type { GenerationView } from "#schema/generation.ts";
import { thumbnail } from "#web/ui/media-url.ts";
import { pictureName } from "./picture-name.ts";
import { useStage } from "./use-stage.ts";

type Props = { picture: GenerationView; onSwipe: (step: 1 | -1) => void };

/** The open picture: pinch, double tap, plus and minus enlarge it, dragging moves it, swiping turns. */
export function ViewerStage({ picture, onSwipe }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const { view, zoomBy, handlers } = useStage(stage, image, onSwipe);
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
        ref={image}
        src={picture.imageUrl}
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
    </div>
  );
}
