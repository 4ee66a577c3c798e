import { ChevronDownIcon } from "./icons.tsx";

type Props = { questions: readonly { question: string; answer: string }[] };

/** Questions that open to their answers, with or without scripts. */
export function Questions({ questions }: Props) {
  return (
    <div className="border-ink border-t">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-hairline border-b">
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 font-medium hover:text-safelight [&::-webkit-details-marker]:hidden">
            {question}
            <span className="shrink-0 transition-transform group-open:rotate-180">
              <ChevronDownIcon />
            </span>
          </summary>
          <p className="max-w-2xl pb-5 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
