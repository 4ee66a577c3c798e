import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// vitest reads this file too, and the router's plugin cannot run under it
const plugins = process.env.VITEST ? [] : [tailwindcss(), reactRouter()];

export default defineConfig({
  plugins,
  publicDir: "web/public",
  build: { target: "es2023", sourcemap: false },
});
