import type { Config } from "@react-router/dev/config";
import { PRERENDERED } from "./schema/pages.ts";

export default {
  appDirectory: "web",
  buildDirectory: ".build/web",
  ssr: false,
  prerender: [...PRERENDERED],
} satisfies Config;
