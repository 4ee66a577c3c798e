import { Link } from "react-router";
import type { HomePageData } from "#web/content/home-page.ts";
import { PriceList } from "#web/ui/price-list.tsx";

export function HomePrices({ page }: { page: HomePageData }) {
  const promises = [
    "Photos, models and pictures are private to your account. There are no public links to them.",
    "Your photos lose their camera data, such as place and time, before they are stored.",
    `The photos you trained on are deleted ${page.selfieDays} days after the training, unless you ask to keep them.`,
    "You can delete any picture and any model yourself, at any time, for good.",
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
            <Link
              to="/pricing"
              prefetch="intent"
              viewTransition
              className="link text-ink hover:text-safelight"
            >
              All prices
            </Link>
          </p>
        </div>
        <div>
          <h2 className="text-title">What stays yours</h2>
          <ul className="mt-6 border-ink border-t">
            {promises.map((promise) => (
              <li key={promise} className="border-hairline border-b py-4">
                {promise}
              </li>
            ))}
          </ul>
          <p className="mt-5 text-ink-soft">
            How that is done stands in the{" "}
            <Link
              to="/resources/privacy-policy"
              prefetch="intent"
              viewTransition
              className="link text-ink hover:text-safelight"
            >
              privacy policy
            </Link>
            .
          </p>
        </div>
      </div>
    </section>
  );
}
