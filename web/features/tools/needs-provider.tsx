import { Link } from "react-router";
import type { ToolCard } from "#web/content/pages/tool-page.ts";

type Props = {
  name: string;
  /** The end of "NAME needs …". */
  needs: string;
  /** A provider is there, but names no price for it. */
  isUnpriced: boolean;
  /** What runs on the visitor's own device, the nearest first. */
  instead: readonly ToolCard[];
};

/** Stands where a tool would be that only an outside provider's model can do: what it needs, and what works without. */
export function NeedsProvider({ name, needs, isUnpriced, instead }: Props) {
  return (
    <section
      aria-labelledby="needs-provider"
      className="grid gap-x-12 gap-y-6 rounded-frame bg-film p-6 text-film-ink sm:p-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div>
        <h2 id="needs-provider" className="text-title">
          {isUnpriced ? "Not offered here" : "Needs a provider"}
        </h2>
        <p className="mt-3 max-w-md">
          {name} needs {needs}.{" "}
          {isUnpriced
            ? "The provider connected here gives no price for it, so this tool cannot be used yet."
            : "No provider of one is connected to it here, so there is nothing to press on this page yet."}
        </p>
      </div>
      <div>
        <h3 className="font-medium font-text text-base tracking-normal">Nearest tools that work now</h3>
        <ul className="mt-3 border-film-ink/40 border-t">
          {instead.map((tool) => (
            <li key={tool.to} className="border-film-ink/40 border-b">
              <Link to={tool.to} prefetch="intent" viewTransition className="block py-3 hover:text-grease">
                <span className="flex items-baseline justify-between gap-4">
                  <span className="font-medium">{tool.name}</span>
                  <span className="shrink-0 text-sm italic">{tool.tag}</span>
                </span>
                <span className="block text-sm">{tool.summary}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
