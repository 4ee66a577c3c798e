import { type RefObject, useEffect, useState } from "react";
import type { Size } from "#web/engine/adjust/geometry/box.ts";

/** As large as fits into a room, in its own shape. */
export function fitInto(picture: Size, room: Size): Size {
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}

/** An element's inner size in CSS pixels, kept up with. */
export function useRoom(element: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 1, height: 1 });
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: Math.max(1, watched.clientWidth), height: Math.max(1, watched.clientHeight) }),
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
