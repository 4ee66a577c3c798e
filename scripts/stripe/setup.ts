import { readDeploymentEnv } from "../deploy/deployment-env.ts";
import { prepareStripe } from "./prepare-stripe.ts";
import { tooLargeDiscounts } from "./too-large-discounts.ts";

/**
 * Makes products, prices and the portal at the Stripe account of .env, and fails while a promotion code there takes off
 * more than prices allow. Safe to repeat.
 */
const { STRIPE_API_URL: url, STRIPE_SECRET_KEY: key } = readDeploymentEnv();
if (!url || !key) {
  console.error("Set STRIPE_SECRET_KEY, in .env or in the environment. `npm start` prepares its own Stripe.");
  process.exit(1);
}
const done = await prepareStripe({ url, key });
console.info(done.length > 0 ? done.join("\n") : "Stripe is up to date.");
const discounts = await tooLargeDiscounts({ url, key });
for (const told of discounts) console.error(told);
process.exit(discounts.length > 0 ? 1 : 0);
