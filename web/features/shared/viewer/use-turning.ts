import { useEffect, useRef } from "react";
import type { ShowPicture } from "../pictures/use-open-picture.ts";

interface Turning {
  /** Turns so many pictures on, or back. */
  turn(step: number): void;
  turnTo(next: { id: string } | undefined): void;
}

/** Turns through pictures: what is pressed before the last turn is drawn counts from where that one leads. */
export function useTurning(
  pictures: readonly { id: string }[],
  openId: string | null,
  show: ShowPicture,
): Turning {
  const heading = useRef<string | null>(null);
  const underWay = useRef(0);
  useEffect(() => {
    if (openId === heading.current || underWay.current === 0) heading.current = null;
  }, [openId]);

  function turnTo(next: { id: string } | undefined): void {
    if (!next || next.id === (heading.current ?? openId)) return;
    heading.current = next.id;
    underWay.current++;
    void show(next.id).finally(() => underWay.current--);
  }
  return {
    turnTo,
    turn: (step) =>
      turnTo(pictures[pictures.findIndex(({ id }) => id === (heading.current ?? openId)) + step]),
  };
}
