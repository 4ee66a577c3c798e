/** What a use case's page says. Plain text, read at build time only; numbers of the product as `{{fact}}`. */
export interface UseCaseText {
  /** For search engines and link previews: at most 60 and 155 characters. */
  seo: { title: string; description: string };
  heading: string;
  /** One or two sentences under the heading. */
  lead: string;
  /** Why such pictures matter: two or three paragraphs. */
  why: readonly string[];
  /** What to do, in order. */
  plan: readonly { title: string; text: string }[];
  /** Kinds of picture worth having: four to six, each with the theme and the pack that make it. */
  shots: readonly { name: string; text: string; theme: string; pack: string }[];
  /** What often goes wrong, and what to do about it: three or four. */
  mistakes: readonly { mistake: string; fix: string }[];
  /** One paragraph on staying recognisable and honest. */
  honesty: string;
  /** Four or five. */
  faq: readonly { question: string; answer: string }[];
}
