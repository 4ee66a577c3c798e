type Props = { steps: readonly { title: string; text: string }[] };

/** Steps in order, numbered like frames. */
export function NumberedSteps({ steps }: Props) {
  return (
    <ol className="mt-8 grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step.title} className="border-ink border-t pt-4">
          <p aria-hidden="true" className="numbers text-ink-soft text-sm">
            ▸ {index + 1}
          </p>
          <h3 className="mt-2 text-heading">{step.title}</h3>
          <p className="mt-2 text-ink-soft">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
