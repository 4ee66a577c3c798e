import { Link } from "react-router";
import type { ToolCard } from "#web/content/pages/tool-page.ts";

/** Stands where a tool will be: says that it is not there, and what is. */
export function NotYet({ name, instead }: { name: string; instead: readonly ToolCard[] }) {
  return (
    <section
      aria-labelledby="not-yet"
      className="grid gap-x-12 gap-y-6 rounded-frame bg-film p-6 text-film-ink sm:p-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div>
        <h2 id="not-yet" className="text-title">
          Not available yet
        </h2>
        <p className="mt-3 max-w-md">
          {name} is coming soon. Below you can read what it will do and how to prepare for it.
        </p>
      </div>
      <div>
        <h3 className="font-medium font-text text-base tracking-normal">Ready today</h3>
        <ul className="mt-3 border-film-ink/40 border-t">
          {instead.map((tool) => (
            <li key={tool.to} className="border-film-ink/40 border-b">
              <Link to={tool.to} prefetch="intent" viewTransition className="block py-3 hover:text-grease">
                <span className="block font-medium">{tool.name}</span>
                <span className="block text-sm">{tool.summary}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
