import { Link } from "react-router";
import type { PricingPageData } from "#web/content/pages/pricing-page.ts";
import { formatCredits, formatNumber } from "#web/lib/format.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";

/** What one gets without paying. */
export function FreeCredits({ daily }: { daily: PricingPageData["daily"] }) {
  const free = [
    {
      what: `Up to ${formatCredits(daily.credits)} a day`,
      text: `Once a day, if your balance is under ${formatNumber(daily.credits)}, we top it up to that: enough for ${daily.pictures} of you.`,
    },
    {
      // how many is each installation's own affair, and asking for it is not worth a visitor's line
      what: "Welcome credits",
      text: "Added once you verify your email. The registration page says how many.",
    },
    {
      what: "The photo check",
      text: "Runs on your own device and tells you which photos will work, as often as you like.",
    },
    { what: "Everything else", text: "Viewing, favouriting, downloading and deleting are free." },
  ];
  return (
    <section aria-labelledby="free">
      <h2 id="free" className="text-title">
        What's free
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
