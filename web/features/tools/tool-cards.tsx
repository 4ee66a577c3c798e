import { Link } from "react-router";
import type { ToolCard } from "#web/content/pages/tool-page.ts";
import { Tag } from "#web/ui/status/tag.tsx";

/** Tools as a ruled list, each saying whether it can be used today. */
export function ToolCards({ tools }: { tools: readonly ToolCard[] }) {
  return (
    <ul className="mt-5 grid gap-x-8 border-hairline border-t sm:grid-cols-2 lg:grid-cols-3">
      {tools.map((tool) => (
        <li key={tool.to} className="border-hairline border-b">
          <Link
            to={tool.to}
            prefetch="intent"
            viewTransition
            className="flex h-full flex-col py-4 hover:text-safelight"
          >
            <span className="flex items-baseline justify-between gap-4">
              <span className="font-medium">{tool.name}</span>
              <Tag>{tool.tag}</Tag>
            </span>
            <span className="text-ink-soft text-sm">{tool.summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
