import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "web/public",
  build: { target: "es2023", sourcemap: false },
  worker: { format: "es" },
});
