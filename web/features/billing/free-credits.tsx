import { Link } from "react-router";
import type { PricingPageData } from "#web/content/pricing-page.ts";
import { formatCredits, formatNumber } from "#web/lib/format.ts";
import { buttonClass } from "#web/ui/button-class.ts";

/** What one gets without paying. */
export function FreeCredits({ daily }: { daily: PricingPageData["daily"] }) {
  const free = [
    {
      what: `Up to ${formatCredits(daily.credits)} a day`,
      text: `Once a day a balance under ${formatNumber(daily.credits)} is lifted to that: ${daily.pictures} of you, in your own words.`,
    },
    {
      // how many is each installation's own affair, and asking for it is not worth a visitor's line
      what: "Credits to begin with",
      text: "Given once, when you have confirmed your address. The registration page says how many.",
    },
    {
      what: "The photo check",
      text: "It looks at your photos on your own device and says which will work, as often as you like.",
    },
    { what: "Keeping and saving", text: "Looking, marking, downloading and deleting cost nothing." },
  ];
  return (
    <section aria-labelledby="free">
      <h2 id="free" className="text-title">
        What costs nothing
      </h2>
      <dl className="mt-6 border-ink border-t">
        {free.map(({ what, text }) => (
          <div key={text} className="border-hairline border-b py-4">
            <dt className="numbers text-lg">{what}</dt>
            <dd className="text-ink-soft text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <Link to="/register" prefetch="intent" className={`${buttonClass("outline")} for-visitors mt-6`}>
        Get Started
      </Link>
    </section>
  );
}
