import { Link } from "react-router";
import type { HomePageData } from "#web/content/pages/home-page.ts";
import { PriceList } from "#web/ui/layout/price-list.tsx";

export function HomePrices({ page }: { page: HomePageData }) {
  const promises = [
    "Your photos, models and pictures are private, unless you share them yourself.",
    "We remove camera data, such as place and time, before we store your photos.",
    `Your photos are deleted ${page.selfieDays} days after training, unless you choose to keep them.`,
    "You can permanently delete any picture or model at any time.",
  ];
  return (
    <section className="border-hairline border-t">
      <div className="page grid gap-x-20 gap-y-16 py-16 sm:py-20 lg:grid-cols-2">
        <div>
          <h2 className="text-title">What it costs</h2>
          <PriceList prices={page.prices} />
          <p className="mt-5 text-ink-soft">
            You always see the price before you confirm. If something fails, or you cancel before it is made,
            your credits are refunded.{" "}
            <Link to="/pricing" prefetch="intent" viewTransition className="link text-ink">
              All prices
            </Link>
          </p>
        </div>
        <div>
          <h2 className="text-title">Your privacy</h2>
          <ul className="mt-6 border-ink border-t">
            {promises.map((promise) => (
              <li key={promise} className="border-hairline border-b py-4">
                {promise}
              </li>
            ))}
          </ul>
          <p className="mt-5 text-ink-soft">
            Read more in the{" "}
            <Link to="/resources/privacy-policy" prefetch="intent" viewTransition className="link text-ink">
              privacy policy
            </Link>
            .
          </p>
        </div>
      </div>
    </section>
  );
}
