import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { PACK_CREDITS, PACK_IMAGE_CREDITS, TRAINING_CREDITS } from "#schema/pricing.ts";
import { SELFIE_RETENTION_DAYS } from "#schema/training.ts";
import { formatCredits } from "#web/lib/format.ts";

const PRICES = [
  { what: "Training a model", credits: TRAINING_CREDITS, note: "Once per person" },
  {
    what: `A pack of ${IMAGES_PER_PACK} pictures`,
    credits: PACK_CREDITS,
    note: `${formatCredits(PACK_IMAGE_CREDITS)} a picture`,
  },
];

const PROMISES = [
  "Photos, models and pictures are private to your account. There are no public links to them.",
  "Your photos lose their camera data, such as place and time, before they are stored.",
  `The photos you trained on are deleted ${SELFIE_RETENTION_DAYS} days after the training, unless you ask to keep them.`,
  "You can delete any picture and any model yourself, at any time, for good.",
];

export function HomePrices() {
  return (
    <section className="border-hairline border-t">
      <div className="page grid gap-x-20 gap-y-16 pt-16 sm:pt-20 lg:grid-cols-2">
        <div>
          <h2 className="text-title">What it costs</h2>
          <dl className="mt-8 border-ink border-t">
            {PRICES.map((price) => (
              <div
                key={price.what}
                className="flex items-baseline justify-between gap-6 border-hairline border-b py-4"
              >
                <dt>
                  <span className="block text-lg">{price.what}</span>
                  <span className="numbers text-ink-soft text-sm">{price.note}</span>
                </dt>
                <dd className="numbers whitespace-nowrap font-display text-heading">
                  {formatCredits(price.credits)}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-5 text-ink-soft">
            The price stands on the button before you press it. What fails is paid back, and so is what you
            cancel before it is made.
          </p>
        </div>
        <div>
          <h2 className="text-title">What stays yours</h2>
          <ul className="mt-8 border-ink border-t">
            {PROMISES.map((promise) => (
              <li key={promise} className="border-hairline border-b py-4">
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
