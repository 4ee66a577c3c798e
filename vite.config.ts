import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "web/public",
  // `npm run dev`: the Worker answers what is not a page
  server: { proxy: process.env.LIKENESS_API ? { "^/(api|media)/": process.env.LIKENESS_API } : {} },
  build: { target: "es2023", sourcemap: false },
});
