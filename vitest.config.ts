import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // two cores: more workers only make timing worse
    maxWorkers: 2,
    env: { VITE_APP_URL: "http://localhost:8080" },
  },
});
