/** A word beside a name in a list, such as "Soon"; nothing where there is none to say. */
export function Tag({ children }: { children: string | null | undefined }) {
  return children ? <span className="shrink-0 text-ink-soft text-sm italic">{children}</span> : null;
}
