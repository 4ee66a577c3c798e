import type { ReactNode } from "react";

type Props = {
  /** "alert" interrupts a screen reader, "status" waits its turn; a plain note is not announced. */
  role?: "alert" | "status";
  children: ReactNode;
  className?: string;
  id?: string;
};

/** A line from the darkroom's margin: something one should know before going on. */
export function Notice({ role, children, className = "", id }: Props) {
  const tone = role === "alert" ? "border-safelight" : "border-edge";
  return (
    <div id={id} role={role} className={`border-l-2 py-1 pl-4 ${tone} ${className}`}>
      {children}
    </div>
  );
}
