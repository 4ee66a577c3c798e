import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // two cores: more workers only make timing worse
    maxWorkers: 2,
    // as the build does, see vite.config.ts
    env: { VITE_APP_URL: "https://likeness.test" },
  },
});
