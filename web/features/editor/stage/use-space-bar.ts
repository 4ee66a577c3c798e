import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether the space bar is held over a stage, where it lets the pointer move the picture. */
export function useSpaceBar(stage: RefObject<HTMLElement | null>) {
  const space = useRef(false);
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== " ") return;
      const isDown = event.type === "keydown";
      // a button on the stage is pressed by it
      if (isDown && event.target instanceof Element && event.target.closest("button")) return;
      // elsewhere the space bar presses what is focused
      if (isDown && event.target !== document.body && !stage.current?.contains(event.target as Node)) return;
      if (isDown) event.preventDefault();
      space.current = isDown;
      setMoving(isDown);
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("keyup", onKey);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("keyup", onKey);
    };
  }, [stage]);
  return { space, isMoving };
}
