import "./tooltip.css";
import { type ReactNode, useEffect, useId, useState } from "react";

type Props = {
  text: string;
  /** The control it explains; it takes `describedBy` as its aria-describedby. */
  children: (describedBy: string) => ReactNode;
};

/** A few words on what a control does, while it is pointed at or focused; Escape hides them. Never the only place for a fact. */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && setDismissed(true);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      className="tip"
      data-dismissed={dismissed || undefined}
      onPointerEnter={() => setDismissed(false)}
      onFocus={() => setDismissed(false)}
    >
      {children(id)}
      <span role="tooltip" id={id} className="tip-text">
        {text}
      </span>
    </span>
  );
}
