import { Link, type MetaArgs, useLoaderData } from "react-router";
import { pricingPage } from "#web/content/pricing-page.ts";
import { publicMeta } from "#web/lib/page-meta.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { PageHead } from "#web/ui/page-head.tsx";
import { PriceList } from "#web/ui/price-list.tsx";

export const loader = () => pricingPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function Pricing() {
  const { actions } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHead
        title="Pricing"
        lead="You pay with credits. They are whole, they do not expire, and every one is explained in your history."
      />
      <div className="mt-12 grid gap-x-20 gap-y-14 lg:grid-cols-2">
        <section aria-labelledby="actions">
          <h2 id="actions" className="text-heading">
            What things cost
          </h2>
          <PriceList prices={actions} />
          <p className="mt-5 text-ink-soft">
            The price stands on the button before you press it. What fails is paid back, and so is what you
            cancel before it is made.
          </p>
        </section>
        <section aria-labelledby="plans">
          <h2 id="plans" className="text-heading">
            Plans and credit packs
          </h2>
          <p className="mt-4 max-w-prose text-lg">
            Not on sale yet. Until they are, you work with the credits a new account starts with, and nobody
            asks you for a card.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Link to="/register" prefetch="intent" className={`${buttonClass()} for-visitors`}>
              Get Started
            </Link>
            <Link to="/resources/faq" prefetch="intent" viewTransition className="link hover:text-safelight">
              Questions about credits
            </Link>
          </div>
        </section>
      </div>
    </div>
  );
}
