import { parse } from "yaml";
import * as z from "zod";

const frontMatter = z.strictObject({
  /** The page's heading. */
  title: z.string().trim().min(1).max(60),
  /** For search engines. */
  description: z.string().trim().min(1).max(155),
  /** One line for lists. */
  summary: z.string().trim().min(1).max(90),
  /** Whether the `##` headings are steps in order. */
  howTo: z.boolean().default(false),
});
export type FrontMatter = z.infer<typeof frontMatter>;

/** Splits a text into what its head says and its body. @throws where the head is missing or not right. */
export function readFrontMatter(source: string): { head: FrontMatter; body: string } {
  const found = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source);
  if (!found) throw new Error("it does not begin with a head between two lines of ---");
  const head = frontMatter.safeParse(parse(found[1]!));
  if (!head.success) throw new Error(`its head is not right\n${z.prettifyError(head.error)}`);
  return { head: head.data, body: found[2]! };
}
