import { readDeploymentEnv } from "./deployment-env.ts";
import { prepareStripe } from "./prepare-stripe.ts";

/** Makes products, prices and the portal at the Stripe account of .env. Safe to repeat. */
const { STRIPE_API_URL: url, STRIPE_SECRET_KEY: key } = readDeploymentEnv();
if (!url || !key) {
  console.error("Set STRIPE_SECRET_KEY, in .env or in the environment. `npm start` prepares its own Stripe.");
  process.exit(1);
}
const done = await prepareStripe({ url, key });
console.info(done.length > 0 ? done.join("\n") : "Stripe is up to date.");
