import { type ReactNode, useEffect, useRef, useState } from "react";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { loadOwnFace } from "./load-own-face.ts";
import { useOwnFace } from "./own-face-state.ts";
import { type PortraitSize, portraitKey } from "./portrait-key.ts";

type Props = {
  /** A theme, or a pack as "theme/pack"; null where nobody is drawn. */
  subject: string | null;
  /** Which of its portraits. */
  index?: number;
  size?: PortraitSize;
  /** Said to who cannot see it; empty where its name stands beside it. */
  alt?: string;
  /** The cover, which stays where no photo is known. */
  children: ReactNode;
  onPortrait?: (address: string | null) => void;
};

/** A cover that shows the visitor instead, once they have chosen a photo: drawn on this device as it comes on screen. */
export function OwnCover({ subject, index = 0, size = "card", alt = "", children, onPortrait }: Props) {
  const face = useOwnFace();
  const frame = useRef<HTMLSpanElement>(null);
  const [portrait, setPortrait] = useState<{ address: string | null; key: string } | null>(null);
  const [seen, setSeen] = useState(false);
  const photo = face.step === "ready" ? face.photo : null;
  const wanted = photo && subject ? `${photo} ${portraitKey(subject, index, size)}` : null;
  const shown = portrait?.key === wanted ? portrait : null;

  useEffect(() => {
    const element = frame.current;
    if (!wanted || !subject || !element) return onPortrait?.(null);
    let stop: (() => void) | undefined;
    let over = false;
    const watcher = {
      onSeen: setSeen,
      onPortrait: (address: string | null) => {
        setPortrait({ address, key: wanted });
        onPortrait?.(address);
        stop?.();
      },
    };
    void loadOwnFace().then(({ watch }) => {
      if (!over) stop = watch(element, portraitKey(subject, index, size), watcher);
    });
    return () => {
      over = true;
      stop?.();
      onPortrait?.(null);
    };
  }, [wanted, subject, index, size, onPortrait]);

  return (
    <span ref={frame} className="relative block">
      {children}
      {wanted && seen && !shown && <LatentFrame working />}
      {shown?.address && (
        <span data-portrait className="absolute inset-0 block animate-arrive">
          <img
            src={shown.address}
            alt={alt}
            width={4}
            height={5}
            decoding="async"
            className="block size-full object-cover"
          />
          <span className="film-print absolute bottom-0 left-0 bg-film p-1.5">
            AI<span className="sr-only">, made on this device</span>
          </span>
        </span>
      )}
    </span>
  );
}
