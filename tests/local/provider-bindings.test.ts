import { expect, test } from "vitest";
import type { DeploymentEnv } from "#scripts/deploy/deployment-env.ts";
import { providerBindings } from "#scripts/local/provider-bindings.ts";

const env = {
  APP_URL: "https://example.com",
  DATABASE_URL: "https://database.example.com",
  INFERENCE_KEY: "a key",
  INFERENCE_KIND: "provider",
  INFERENCE_QUEUE_URL: "https://queue.example.com",
  INFERENCE_USER_ID: "",
} as DeploymentEnv;

test("the provider and its visitors' budget alone are taken from the deployment's configuration, and not without its key", () => {
  expect(providerBindings(env)).toEqual({
    INFERENCE_KEY: "a key",
    INFERENCE_KIND: "provider",
    INFERENCE_QUEUE_URL: "https://queue.example.com",
    INFERENCE_USER_ID: "unused",
    VISITOR_BUDGET_CREDITS: "0",
  });
  expect(providerBindings({ ...env, VISITOR_BUDGET_CREDITS: "40" }).VISITOR_BUDGET_CREDITS).toBe("40");
  expect(() => providerBindings({ ...env, INFERENCE_KEY: "" })).toThrow("INFERENCE_KEY");
});
