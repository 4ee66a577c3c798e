import { readResource } from "./read-guide.ts";

/** Answers of the FAQ in plain words, for other pages that are asked the same. @throws where it does not answer one. */
export function answersTo(asked: readonly string[]): { question: string; answer: string }[] {
  const { questions } = readResource("faq");
  return asked.map((question) => {
    const found = questions.find((entry) => entry.question === question);
    if (!found) throw new Error(`the FAQ does not answer "${question}"`);
    return { question, answer: found.answerText };
  });
}

/** Asked on the pricing page. Marked up for search engines there, and for that reason not in the FAQ as well. */
export const BILLING_QUESTIONS: readonly string[] = [
  "Does anything renew automatically?",
  "How do I cancel a plan?",
  "Can I change plans?",
  "Do credits expire?",
  "What happens when something fails?",
  "Can I get a refund?",
  "What happens if I dispute a payment with my bank?",
  "Is tax included?",
  "Who sees my card?",
];
