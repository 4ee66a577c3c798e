import { Disclosure } from "../controls/disclosure.tsx";

type Props = { questions: readonly { question: string; answer: string }[] };

/** Questions that open to their answers, with or without scripts. */
export function Questions({ questions }: Props) {
  return (
    <div className="border-ink border-t">
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p className="max-w-2xl">{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
