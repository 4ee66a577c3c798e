import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

interface Tab {
  key: string;
  label: ReactNode;
  panel: ReactNode;
}

type Props = {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab[];
  /** The first one unless told. */
  initial?: string;
};

/** Parts of one page in one place. Arrows, Home and End turn; all parts are in the page, so that it can be searched. */
export function Tabs({ label, tabs, initial }: Props) {
  const id = useId();
  const [open, setOpen] = useState(initial ?? tabs[0]?.key);
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.key === open);
    const last = tabs.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    setOpen(next.key);
    list.current?.querySelector<HTMLElement>(`[id="${id}-tab-${next.key}"]`)?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-x-7 overflow-x-auto border-hairline border-b"
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-selected={tab.key === open}
            aria-controls={`${id}-panel-${tab.key}`}
            tabIndex={tab.key === open ? 0 : -1}
            onClick={() => setOpen(tab.key)}
            className="min-h-11 shrink-0 border-transparent border-b-2 font-medium -outline-offset-2! transition-colors hover:text-safelight aria-selected:border-safelight forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          hidden={tab.key !== open}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable
          tabIndex={0}
          className="pt-5"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
