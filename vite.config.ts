import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Where a local build is served from, unless APP_URL says otherwise: links for others to follow are absolute. */
const LOCAL_URL = "http://localhost:8080";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "web/public",
  build: { target: "es2023", sourcemap: false },
  worker: { format: "es" },
  define: { "import.meta.env.VITE_APP_URL": JSON.stringify(process.env.APP_URL || LOCAL_URL) },
});
