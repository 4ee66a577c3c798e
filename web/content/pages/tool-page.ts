import { FACE_PROCESSORS } from "#schema/accounts/consent.ts";
import { findTool, TOOL_INFOS, TOOLS, type Tool } from "#schema/site/tools.ts";
import { MODEL_MEGABYTES } from "#schema/tools.ts";
import { VISITOR_TOOLS } from "#schema/visitors/visitor-tools.ts";
import { shareImage, themeCover } from "../covers.ts";
import { toolInfoText, toolText } from "../read-tool.ts";
import { breadcrumbList, type Crumb, faqPage, howTo } from "../structured-data.ts";
import { ENGINE_HERE, readyFirst, statusHere, tagOf } from "../tool-status.ts";

export interface ToolCard {
  to: string;
  name: string;
  summary: string;
  /** What stands beside it in a list; null where it works. */
  tag: string | null;
}

export function toolCard(tool: Tool): ToolCard {
  return { to: tool.path, name: tool.name, summary: tool.summary, tag: tagOf(tool) };
}

/** As many as a page names of what can be used now, or of what a picture can go on to. */
const FEW = 3;

const isOnDevice = (tool: Tool) => tool.free?.runs === "device";

/** Tools that run on the visitor's device, the nearest first: related ones, then those of the same kind, then the others. */
function nearestOnDevice(tool: Tool): Tool[] {
  const others = TOOLS.filter((other) => other !== tool && isOnDevice(other));
  const distance = (other: Tool) =>
    tool.related.includes(other.slug) ? 0 : other.free?.group === tool.free?.group ? 1 : 2;
  return others.toSorted((a, b) => distance(a) - distance(b)).slice(0, FEW);
}

/** What can be used today and is nearest to a tool that cannot. */
function insteadOf(tool: Tool): ToolCard[] {
  if (tool.free) return nearestOnDevice(tool).map(toolCard);
  const ready = tool.related.map(findTool).filter((other) => statusHere(other) === "ready");
  return (ready.length > 0 ? ready : [findTool("image-generator"), findTool("trainings/new")]).map(toolCard);
}

const readyEditor = () => [findTool("ai-image-editor")].filter((tool) => statusHere(tool) === "ready");

/** What the visitor's device needs to know to run it; null where it runs elsewhere. */
function onDevice({ slug, name, path, free }: Tool, next: readonly Tool[]) {
  if (free?.runs !== "device") return null;
  return {
    ...{ slug, name, path, models: free.models, megabytes: MODEL_MEGABYTES[free.models] },
    next: [...next, ...readyEditor()].map((tool) => ({ to: tool.path, name: tool.name })),
  };
}
export type DeviceToolData = NonNullable<ReturnType<typeof onDevice>>;

/** What its page needs to offer it to visitors; null where the build's engine does not, or nothing here does it yet. */
function forVisitors(tool: Tool, next: readonly Tool[]) {
  const visitorTool = VISITOR_TOOLS[tool.slug];
  if (tool.free?.runs !== "provider" || !visitorTool || statusHere(tool) !== "ready") return null;
  const controls = Object.entries(visitorTool.controls).map(([name, control]) =>
    control.kind === "words"
      ? { name, ...control }
      : {
          ...{ name, kind: control.kind, label: control.label },
          options: Object.entries(control.options).map(([value, label]) => ({ value, label })),
        },
  );
  const { slug, name, free } = tool;
  return {
    ...{ slug, name, needs: free.needs, controls, takesPhoto: visitorTool.takesPhoto },
    initial: Object.fromEntries(
      controls.map((control) => [
        control.name,
        control.kind === "words" ? "" : (control.options[0]?.value ?? ""),
      ]),
    ) as Record<string, string>,
    /** Who works on it. */
    processor: FACE_PROCESSORS[ENGINE_HERE],
    instead: next.map(toolCard),
    next: [...next, ...readyEditor()].map((other) => ({ to: other.path, name: other.name })),
  };
}
export type VisitorToolData = NonNullable<ReturnType<typeof forVisitors>>;

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
    status: statusHere(tool),
    onDevice: onDevice(tool, nearestOnDevice(tool)),
    forVisitors: forVisitors(tool, nearestOnDevice(tool)),
    /** The tool of one's own account that does it, where nobody can without one. */
    withAccount:
      tool.free?.runs === "provider" && tool.free.account ? toolCard(findTool(tool.free.account)) : null,
    /** What a provider would have to bring, as the end of "NAME needs …". */
    needs: tool.free?.runs === "provider" ? tool.free.needs : "",
    isUnpriced: ENGINE_HERE === "provider",
    text,
    ...text.seo,
    crumbs,
    related: readyFirst(tool.related.map(findTool)).map(toolCard),
    instead: statusHere(tool) === "ready" ? [] : insteadOf(tool),
    /** The page that explains it at length. */
    info: info ? { to: `/tools/info/${info.slug}`, name: info.name } : null,
    cover: themeCover(tool.cover),
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
