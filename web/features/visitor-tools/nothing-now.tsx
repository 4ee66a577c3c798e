import { Link } from "react-router";
import type { VisitorsState } from "#schema/visitors/visitors.ts";
import type { VisitorToolData } from "#web/content/pages/tool-page.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { refillWords } from "./refill-words.ts";

type Props = { tool: VisitorToolData } & VisitorsState;

/** Stands where the tool would be while there is nothing to spend on it: when it opens again, and what works meanwhile. */
export function NothingNow({ tool, budget, refillsAt }: Props) {
  return (
    <section
      aria-labelledby="nothing-now"
      className="grid gap-x-12 gap-y-6 rounded-frame bg-film p-6 text-film-ink sm:p-10 md:grid-cols-2"
    >
      <div>
        <h2 id="nothing-now" className="text-title">
          {budget === "empty" ? "Used up for today" : "Switched off here"}
        </h2>
        <p className="mt-3 max-w-md">
          {budget === "empty"
            ? `${tool.name} costs us money with each picture, so there are only so many free ones a day. ${refillWords(refillsAt)}`
            : `${tool.name} needs ${tool.needs}. Whoever runs this site has not set money aside for free pictures, so there is nothing to press on this page.`}
        </p>
        {budget === "empty" && (
          <p className="mt-4 flex flex-wrap gap-3">
            <Link to="/tools/image-to-image" className={buttonClass("film")}>
              Image to Image, with an account
            </Link>
          </p>
        )}
      </div>
      <div>
        <h3 className="font-medium font-text text-base tracking-normal">Nearest tools that work now</h3>
        <ul className="mt-3 border-film-ink/40 border-t">
          {tool.instead.map(({ to, name, summary }) => (
            <li key={to} className="border-film-ink/40 border-b">
              <Link to={to} prefetch="intent" viewTransition className="block py-3 hover:text-grease">
                <span className="font-medium">{name}</span>
                <span className="block text-sm">{summary}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
