import { readDeploymentEnv } from "../deploy/deployment-env.ts";

/**
 * What makes a local installation use the outside provider instead of the embedded engine: its addresses and key,
 * from .env or the environment. Throws where there is no key.
 */
export function providerBindings(env = readDeploymentEnv()): Record<string, string> {
  if (env.INFERENCE_KEY === "") throw new Error("--fal needs INFERENCE_KEY, in .env or in the environment.");
  const names = Object.keys(env).filter((name) => name.startsWith("INFERENCE_")) as (keyof typeof env)[];
  return {
    ...Object.fromEntries(names.map((name) => [name, env[name]])),
    // what it costs is the operator's to decide, here as anywhere
    VISITOR_BUDGET_CREDITS: env.VISITOR_BUDGET_CREDITS || "0",
    // it stands in webhooks only, and none reach this machine
    INFERENCE_USER_ID: env.INFERENCE_USER_ID || "unused",
  };
}
