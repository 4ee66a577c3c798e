import { type ReactNode, useId } from "react";

type Props = { title: string; hint?: ReactNode; children: ReactNode };

/** One matter of the account page: what it is on the left, what can be done on the right. */
export function AccountSection({ title, hint, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-hairline border-b py-9 md:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {hint && <p className="mt-2 text-ink-soft text-sm">{hint}</p>}
      </div>
      <div className="max-w-xl">{children}</div>
    </section>
  );
}
