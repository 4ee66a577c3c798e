type Props = { facts: readonly { what: string; text: string }[] };

/** What each of several things is, one under the other. */
export function FactList({ facts }: Props) {
  return (
    <dl className="mt-4 border-hairline border-t">
      {facts.map(({ what, text }) => (
        <div key={what} className="border-hairline border-b py-3">
          <dt className="font-medium">{what}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
