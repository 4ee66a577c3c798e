import { Link } from "react-router";
import type { ToolCard } from "#web/content/pages/tool-page.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";

/** Stands where a free tool would be that somebody has to answer for: why not here, and where it is. */
export function WithAccount({ name, tool }: { name: string; tool: ToolCard }) {
  return (
    <section
      aria-labelledby="with-account"
      className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-frame bg-film p-6 text-film-ink sm:p-10"
    >
      <div className="max-w-xl">
        <h2 id="with-account" className="text-title">
          With an account
        </h2>
        <p className="mt-3">
          {name} is not open to visitors: the speaker's agreement is a recording, and somebody has to keep it
          and answer for it. With an account it is a tool of its own
          {tool.tag && `, and ${tool.tag.charAt(0).toLowerCase()}${tool.tag.slice(1)}`}.
        </p>
      </div>
      <Link to={tool.to} prefetch="intent" className={buttonClass("primary", "large")}>
        {tool.name}
      </Link>
    </section>
  );
}
