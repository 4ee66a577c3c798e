/** What a tool's page says. Plain text, read at build time only, so that none of it is in a script. */
export interface ToolText {
  /** For search engines and link previews: at most 60 and 155 characters. */
  seo: { title: string; description: string };
  /** The page's heading: what the tool does for one, not its name again. */
  heading: string;
  /** One or two sentences under the heading. */
  lead: string;
  /** What it does: two or three paragraphs. */
  does: readonly string[];
  /** For whom, and what they use it for: three. */
  forWhom: readonly { who: string; what: string }[];
  /** How to get a good result, in order: three to five steps. */
  steps: readonly { title: string; text: string }[];
  /** Three to five. */
  faq: readonly { question: string; answer: string }[];
}
