import type { ReactNode } from "react";

/** The anchor of the part with this title. */
export const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, "-");

/** One family of parts under its name. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  const id = idOf(title);
  return (
    <section aria-labelledby={id} className="border-hairline border-t pt-6 pb-14">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <div className="mt-6 grid gap-x-10 gap-y-9 lg:grid-cols-2">{children}</div>
    </section>
  );
}

/** One part, or one state of it, with what it shows. */
export function Specimen({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${wide ? "lg:col-span-2" : ""}`}>
      <h3 className="mb-3 font-text text-ink-soft text-sm tracking-normal">{title}</h3>
      {children}
    </div>
  );
}
