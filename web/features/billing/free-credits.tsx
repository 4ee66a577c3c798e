import { Link } from "react-router";
import type { PricingPageData } from "#web/content/pricing-page.ts";
import { useSystemInfo } from "#web/lib/api/use-system-info.ts";
import { formatCredits, formatNumber } from "#web/lib/format.ts";
import { buttonClass } from "#web/ui/button-class.ts";

/** What one gets without paying. */
export function FreeCredits({ daily }: { daily: PricingPageData["daily"] }) {
  const bonus = useSystemInfo()?.registrationBonus ?? 0;
  const free = [
    {
      what: `Up to ${formatCredits(daily.credits)} a day`,
      text: `Once a day a balance under ${formatNumber(daily.credits)} is lifted to that: ${daily.pictures} of you, in your own words.`,
    },
    {
      what: bonus > 0 ? `${formatCredits(bonus)} to begin with` : "Something to begin with",
      text:
        bonus > 0
          ? "Given once, when you have confirmed your address."
          : "The registration page names what a new account starts with.",
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
