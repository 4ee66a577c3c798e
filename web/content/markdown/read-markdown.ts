import { withFacts } from "../facts.ts";
import { type FrontMatter, readFrontMatter } from "./front-matter.ts";
import { type Heading, renderMarkdown } from "./render-markdown.ts";
import { type Question, questionsOf, type Step, stepsOf } from "./sections.ts";

/** A text ready for its page: plain data, so that no reader of Markdown reaches the browser. */
export interface MarkdownPage extends FrontMatter {
  html: string;
  /** In order, from `##` down. */
  headings: Heading[];
  /** The `##` sections of a how-to; else none. */
  steps: Step[];
  /** The `###` sections, for pages of questions. */
  questions: Question[];
}

/**
 * Reads a Markdown file's text: head, facts, HTML. Runs while building only.
 * @throws naming the file, where anything in it is not right.
 */
export function readMarkdown(source: string, file: string): MarkdownPage {
  try {
    const text = withFacts(source);
    const unfilled = /\{\{[^}]*/.exec(text);
    if (unfilled) throw new Error(`no fact is written like ${unfilled[0]}`);
    const { head, body } = readFrontMatter(text);
    const blocks = renderMarkdown(body);
    return {
      ...head,
      html: blocks.map(({ html }) => html).join(""),
      headings: blocks.flatMap(({ heading }) => (heading ? [heading] : [])),
      steps: head.howTo ? stepsOf(blocks) : [],
      questions: questionsOf(blocks),
    };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
