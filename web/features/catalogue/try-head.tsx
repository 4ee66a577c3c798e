import type { ReactNode } from "react";

type Props = {
  title: string;
  /** Where one sees oneself. */
  sheet: ReactNode;
  /** On which side of the words the sheet stands. */
  side: "left" | "right";
  children: ReactNode;
};

const SIDES = {
  left: {
    grid: "lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]",
    words: "lg:col-start-2",
    sheet: "lg:col-start-1",
  },
  right: {
    grid: "lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]",
    words: "lg:col-start-1",
    sheet: "lg:col-start-2",
  },
};

/** The head of a theme or pack: words and sheet side by side; on a narrow screen the name, the sheet, then the facts. */
export function TryHead({ title, sheet, side, children }: Props) {
  const at = SIDES[side];
  return (
    <header className={`grid gap-x-16 gap-y-6 pt-6 pb-16 sm:pb-20 lg:pt-10 ${at.grid}`}>
      <h1 className={`text-display lg:row-start-1 lg:self-end ${at.words}`}>{title}</h1>
      <div className={`max-sm:-mx-4 lg:row-span-2 lg:row-start-1 lg:self-center ${at.sheet}`}>{sheet}</div>
      <div className={`lg:row-start-2 ${at.words}`}>{children}</div>
    </header>
  );
}
