import { findTool, TOOL_INFOS, type Tool } from "#schema/site/tools.ts";
import { shareImage } from "../covers.ts";
import { toolInfoText, toolText } from "../read-tool.ts";
import { breadcrumbList, type Crumb, faqPage, howTo } from "../structured-data.ts";
import { toolCover } from "../tool-covers.ts";
import { readyFirst, statusHere, tagOf } from "../tool-status.ts";

export interface ToolCard {
  to: string;
  name: string;
  summary: string;
  /** What stands beside it in a list; null where it works. */
  tag: string | null;
}

export function toolCard(tool: Tool): ToolCard {
  return { to: tool.path, name: tool.name, summary: toolText(tool.slug).summary, tag: tagOf(tool) };
}

/** What is ready today and nearest to a tool that is not: its related ones first, the generator as a last resort. */
function insteadOf(tool: Tool): ToolCard[] {
  const ready = tool.related.map(findTool).filter((other) => statusHere(other) === "ready");
  return (ready.length > 0 ? ready : [findTool("image-generator"), findTool("trainings/new")]).map(toolCard);
}

/** Everything the public face of a tool shows. */
export function toolPage(slug: string) {
  const tool = findTool(slug);
  const text = toolText(slug);
  const parent =
    tool.kind === "pro"
      ? { name: "Pro Tools", path: "/tools/all" }
      : { name: "Free Tools", path: "/free-tools" };
  const crumbs: Crumb[] = [parent, { name: tool.name, path: tool.path }];
  const info = TOOL_INFOS.find((entry) => entry.tool === slug);
  return {
    name: tool.name,
    path: tool.path,
    kind: tool.kind,
    isBuilt: tool.operations !== null,
    text,
    ...text.seo,
    crumbs,
    related: readyFirst(tool.related.map(findTool)).map(toolCard),
    instead: tool.operations ? [] : insteadOf(tool),
    infoPath: info ? `/tools/info/${info.slug}` : null,
    cover: toolCover(tool),
    image: shareImage(),
    jsonLd: [breadcrumbList(crumbs), faqPage(text.faq), howTo(text.heading, text.steps.map(toStep))],
  };
}
export type ToolPageData = ReturnType<typeof toolPage>;

const toStep = (step: { title: string; text: string }) => ({ name: step.title, text: step.text });

/** A page that explains a Pro tool before a person opens it. */
export function toolInfoPage(slug: string) {
  const info = TOOL_INFOS.find((entry) => entry.slug === slug);
  if (!info) throw new Error(`no tool info is called ${slug}`);
  const tool = findTool(info.tool);
  const text = toolInfoText(slug);
  const path = `/tools/info/${slug}`;
  const crumbs: Crumb[] = [
    { name: "Pro Tools", path: "/tools/all" },
    { name: tool.name, path: tool.path },
    { name: "About", path },
  ];
  return {
    ...toolPage(info.tool),
    name: info.name,
    path,
    toolPath: tool.path,
    toolName: tool.name,
    text,
    ...text.seo,
    crumbs,
    jsonLd: [breadcrumbList(crumbs), faqPage(text.faq), howTo(text.heading, text.steps.map(toStep))],
  };
}
