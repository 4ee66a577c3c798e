import { insertVisitorStrike, type VisitorHashes } from "#db/queries/visitors/visitor-strikes.ts";
import { PROMPT_REFUSALS } from "#schema/prompts/refusals/codes.ts";
import { LIKENESS_REFUSALS, refuseLikeness } from "#schema/prompts/refuse-likeness.ts";
import { refusePrompt } from "#schema/prompts/refuse-prompt.ts";
import type { VisitorTool } from "#schema/visitors/visitor-tools.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { Ctx } from "../context.ts";
import { strikeId } from "../safety/strike-id.ts";

/**
 * Refuses words the safety rules do not let through, the stricter ones where a photo of somebody is worked on, and counts
 * the refusal against the browser and its address. The words themselves are not kept.
 */
export async function requireVisitorsWords(
  { deps }: Pick<Ctx, "deps">,
  input: {
    visitor: VisitorHashes;
    tool: VisitorTool;
    choices: Readonly<Record<string, string>>;
    requestKey: string;
  },
): Promise<void> {
  const { visitor, tool, choices, requestKey } = input;
  const own = Object.entries(choices)
    .filter(([name]) => tool.controls[name]?.kind === "words")
    .map(([, words]) => words);
  const refuse = tool.takesPhoto ? refuseLikeness : refusePrompt;
  const category = own.map((words) => refuse(words)).find((one) => one !== null);
  if (!category) return;
  const id = await strikeId(deps, { who: visitor.browserHash, requestKey, words: own.join("\n") });
  await commit(
    { deps },
    { statements: [insertVisitorStrike({ ...visitor, id, kind: "PROMPT", now: deps.now() })] },
  );
  deps.log.info("visitor_prompt_refused", { category });
  throw new AppError((tool.takesPhoto ? LIKENESS_REFUSALS : PROMPT_REFUSALS)[category]);
}
