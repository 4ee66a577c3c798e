import { Link } from "react-router";
import type { HomePageData } from "#web/content/pages/home-page.ts";
import { Tag } from "#web/ui/status/tag.tsx";

/** Four of the free tools, and where the others are. */
export function HomeFree({ tools }: { tools: HomePageData["freeTools"] }) {
  return (
    <section aria-labelledby="free-title" className="border-hairline border-t">
      <div className="page grid gap-x-20 gap-y-8 py-16 sm:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div>
          <h2 id="free-title" className="text-title">
            Free tools
          </h2>
          <p className="mt-4 max-w-sm text-ink-soft text-lg">
            Edit one photo at a time, no account needed. Many run on your own device, and your photo never
            leaves it.
          </p>
          <Link
            to="/free-tools"
            prefetch="intent"
            viewTransition
            className="link mt-4 inline-block py-1 font-medium"
          >
            All free tools
          </Link>
        </div>
        <ul className="border-ink border-t">
          {tools.map((tool) => (
            <li key={tool.to} className="border-hairline border-b">
              <Link
                to={tool.to}
                prefetch="intent"
                viewTransition
                className="grid grid-cols-[1fr_auto] gap-x-8 py-4 hover:text-safelight sm:grid-cols-[14rem_1fr_auto]"
              >
                <span className="font-medium">{tool.name}</span>
                <span className="text-ink-soft max-sm:order-last max-sm:col-span-2">{tool.summary}</span>
                <Tag>{tool.tag}</Tag>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
