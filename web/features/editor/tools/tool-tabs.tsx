import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { TOOL_ICONS } from "./tool-icons.tsx";

export const TOOLS = {
  crop: "Crop",
  light: "Light",
  colour: "Colour",
  select: "Select",
  change: "Change",
  versions: "Versions",
} as const;
export type ToolName = keyof typeof TOOLS;

type Props = {
  tools: readonly ToolName[];
  open: ToolName;
  onOpen: (tool: ToolName) => void;
  children: ReactNode;
};

/** The tools and what belongs to the one in hand: beside the picture, on a phone a sheet below it in a thumb's reach. */
export function ToolTabs({ tools, open, onOpen, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // each tool's panel is read from its beginning
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another tool is taken
  useEffect(() => panel.current?.scrollTo(0, 0), [open]);
  useEffect(() => {
    // what was pressed to get here is gone: a keyboard goes on at the tools
    if (document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>("[aria-selected=true]")?.focus({ preventScroll: true });
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const at = tools.indexOf(open);
    const last = tools.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = to === undefined ? undefined : tools[to];
    if (!next) return;
    event.preventDefault();
    onOpen(next);
    list.current?.querySelector<HTMLElement>(`#editor-tab-${next}`)?.focus();
  }

  return (
    <div className="flex min-h-0 flex-col max-lg:flex-col-reverse lg:border-hairline lg:border-l">
      <div
        ref={list}
        role="tablist"
        aria-label="Tools"
        onKeyDown={onKeyDown}
        className="grid auto-cols-fr grid-flow-col border-hairline max-lg:border-t lg:border-b"
      >
        {tools.map((tool) => {
          const Sign = TOOL_ICONS[tool];
          return (
            <button
              key={tool}
              type="button"
              role="tab"
              id={`editor-tab-${tool}`}
              aria-selected={tool === open}
              aria-controls="editor-panel"
              tabIndex={tool === open ? 0 : -1}
              onClick={() => onOpen(tool)}
              className="relative flex min-h-14 flex-col items-center justify-center gap-1 text-ink-soft text-xs leading-none -outline-offset-2! hover:text-safelight aria-selected:font-medium aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-[22%] aria-selected:after:h-0.5 aria-selected:after:bg-safelight max-lg:aria-selected:after:top-[-1px] lg:aria-selected:after:bottom-[-1px]"
            >
              <Sign />
              {TOOLS[tool]}
            </button>
          );
        })}
      </div>
      <div
        ref={panel}
        role="tabpanel"
        id="editor-panel"
        aria-labelledby={`editor-tab-${open}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable
        tabIndex={0}
        className="min-h-0 overflow-y-auto overscroll-contain -outline-offset-2! max-lg:h-(--tool-panel) max-lg:px-4 max-lg:py-3 lg:grow lg:py-5 lg:pl-6"
      >
        {children}
      </div>
    </div>
  );
}
