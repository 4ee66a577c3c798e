import type { Config } from "@react-router/dev/config";
import { THEMES } from "./schema/catalogue/index.ts";

/** Pages that are real HTML before any script runs. `/404` is the page for unknown addresses, `/500` for failures of ours. */
const prerender = [
  "/",
  "/register",
  "/login",
  "/verify-email",
  "/forgot-password",
  "/reset-password",
  "/undo-email-change",
  "/404",
  "/500",
  ...THEMES.filter((theme) => theme.isPublic).map((theme) => `/categories/${theme.slug}`),
];

export default {
  appDirectory: "web",
  buildDirectory: ".build/web",
  ssr: false,
  prerender,
} satisfies Config;
