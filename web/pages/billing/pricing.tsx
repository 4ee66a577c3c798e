import { lazy, type ReactNode, Suspense, useCallback } from "react";
import { Link, type MetaArgs, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { pricingPage } from "#web/content/pages/pricing-page.ts";
import { FreeCredits } from "#web/features/billing/offer/free-credits.tsx";
import { PackStrip } from "#web/features/billing/offer/pack-strip.tsx";
import { VisitorChoice } from "#web/features/billing/offer/visitor-choice.tsx";
import { PlanTable } from "#web/features/billing/plan/plan-table.tsx";
import { forgetReturn } from "#web/lib/auth/return-path.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { PriceList } from "#web/ui/layout/price-list.tsx";
import { Questions } from "#web/ui/layout/questions.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

export const loader = () => pricingPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);
/** Made with the page; nothing in its address changes it. */
export const shouldRevalidate = () => false;

const BuyAction = lazy(() => import("#web/features/billing/offer/buy-action.tsx"));
const LeftNotice = lazy(async () => ({
  default: (await import("#web/features/billing/purchase/left-notice.tsx")).LeftNotice,
}));

const PROMISES = [
  { what: "No automatic top-ups", text: "When you run out of credits, you decide whether to buy more." },
  {
    what: "Cancel in two clicks",
    text: "Your plan runs until the end of the period you paid for. You keep your credits.",
  },
  {
    what: "Credits do not expire",
    text: "Unused credits carry over, even after your plan ends.",
  },
] as const;

export default function Pricing() {
  const page = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const left = hydrated && query.get("checkout") === "left";
  const { wanted, action } = useActions(hydrated ? query.get("buy") : null);

  return (
    <div className="page">
      <header className="pt-10 pb-10 sm:pt-16 sm:pb-14">
        <h1 className="max-w-3xl text-display">Simple pricing</h1>
        <p className="mt-6 max-w-2xl text-ink-soft text-xl leading-snug">
          Subscribe monthly, or buy credits once. If something fails, your credits are refunded automatically.
        </p>
      </header>
      {left && (
        <Suspense>
          <LeftNotice />
        </Suspense>
      )}

      <section aria-labelledby="plans">
        <h2 id="plans" className="sr-only">
          Plans
        </h2>
        <PlanTable
          page={page}
          interval={wanted === null ? null : wanted.endsWith("-year") ? "year" : "month"}
          action={(key, name) =>
            action(key, `Choose ${name}`, key.endsWith("-year") ? "billed yearly" : "billed monthly")
          }
        />
      </section>

      <ul className="mt-14 grid gap-x-14 gap-y-6 border-hairline border-y py-8 md:grid-cols-3">
        {PROMISES.map(({ what, text }) => (
          <li key={what}>
            <p className="font-medium">{what}</p>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>

      <section aria-labelledby="packs" className="mt-16 sm:mt-20">
        <h2 id="packs" className="text-title">
          Or buy credits once
        </h2>
        <p className="mt-3 max-w-2xl text-ink-soft text-lg">With or without a plan.</p>
        <PackStrip packs={page.packs} action={(key, name) => action(key, "Buy", name)} />
        <p className="mt-4 text-ink-soft text-sm">
          Prices are in US dollars, with no tax added at checkout. Payments are handled by Stripe.
        </p>
      </section>

      <div className="mt-16 grid gap-x-20 gap-y-16 sm:mt-20 lg:grid-cols-2">
        <section aria-labelledby="actions">
          <h2 id="actions" className="text-title">
            What things cost
          </h2>
          <PriceList prices={page.actions} />
          <p className="mt-5 text-ink-soft">You always see the price before you confirm.</p>
        </section>
        <FreeCredits daily={page.daily} />
      </div>

      <section
        aria-labelledby="questions"
        className="mt-16 grid gap-x-20 gap-y-8 sm:mt-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
      >
        <div>
          <h2 id="questions" className="text-title">
            Billing questions
          </h2>
          <p className="mt-4 max-w-sm text-ink-soft text-lg">
            The full details are in the{" "}
            <Link
              to="/resources/terms-of-service#plans-and-payments"
              prefetch="intent"
              className="link text-ink"
            >
              terms
            </Link>
            .
          </p>
        </div>
        <Questions questions={page.questions} />
      </section>
    </div>
  );
}

/** What can be done about each price: by a visitor, who makes an account and comes back to it, or by someone signed in. */
function useActions(buy: string | null) {
  const session = useSession();
  const navigate = useNavigate();
  const signedIn = session.status === "authenticated";

  const taken = useCallback(() => {
    forgetReturn();
    void navigate("/pricing", { replace: true, preventScrollReset: true });
  }, [navigate]);
  const action = (key: string, label: string, name: string): ReactNode =>
    signedIn ? (
      <Suspense fallback={<Skeleton className="h-10 w-full pointer-coarse:h-11" />}>
        <BuyAction itemKey={key} wanted={buy === key} onTaken={taken} />
      </Suspense>
    ) : (
      <VisitorChoice
        itemKey={key}
        label={label}
        name={name}
        look={key.startsWith("plan-") ? "primary" : "film"}
      />
    );
  return { wanted: buy, action };
}
