import type { Config } from "@react-router/dev/config";
import { PRERENDERED } from "./schema/site/pages.ts";

/** The sheet of our kit, built alone: its own tests look at it. */
const kitAlone = process.env.LIKENESS_BUILD === "kit";

export default {
  appDirectory: "web",
  buildDirectory: kitAlone ? ".build/kit" : ".build/web",
  ssr: false,
  prerender: kitAlone ? ["/ui"] : [...PRERENDERED],
} satisfies Config;
