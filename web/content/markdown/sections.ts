import { plainText } from "./plain-text.ts";
import type { Block } from "./render-markdown.ts";

/** A `##` section of a text whose sections are steps. */
export interface Step {
  id: string;
  name: string;
  text: string;
}

/** A `###` section, with the `##` it stands under. */
export interface Question {
  id: string;
  group: string;
  question: string;
  answerHtml: string;
  answerText: string;
}

export function stepsOf(blocks: readonly Block[]): Step[] {
  return sectionsOf(blocks, 2).map(({ heading, content }) => ({
    id: heading.id,
    name: heading.text,
    text: textOf(content),
  }));
}

export function questionsOf(blocks: readonly Block[]): Question[] {
  return sectionsOf(blocks, 3).map(({ heading, content, group }) => ({
    id: heading.id,
    group,
    question: heading.text,
    answerHtml: content
      .map(({ html }) => html)
      .join("")
      .trim(),
    answerText: textOf(content),
  }));
}

const textOf = (content: readonly Block[]) => plainText(content.map(({ token }) => token));

/** Each heading of a level with what follows it up to the next of its level or above. */
function sectionsOf(blocks: readonly Block[], level: number) {
  let group = "";
  return blocks.flatMap(({ heading }, at) => {
    if (heading?.level === 2) group = heading.text;
    if (heading?.level !== level) return [];
    const after = blocks.slice(at + 1);
    const end = after.findIndex((block) => block.heading !== null && block.heading.level <= level);
    return [{ heading, group, content: end < 0 ? after : after.slice(0, end) }];
  });
}
