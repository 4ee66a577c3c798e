import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { OUTSIDE_SETTINGS } from "./schema/site/outside-services.ts";
import { exportH264Encoder } from "./scripts/build/export-h264-encoder.ts";
import { builtServices, writePageHeaders } from "./scripts/build/page-headers.ts";

// an empty setting is known to be empty while building, so that what depends on it is left out
for (const name of OUTSIDE_SETTINGS) process.env[name] ??= "";
const { analytics, pixel, errors } = builtServices(process.env);

/** What nearly every page shows: one file of these is smaller than each page's own choice of them. */
const SHELL = [
  "web/pages/frame/shell",
  "web/features/crash/crash-frame",
  "web/lib/(page-meta|flash|storage|color-scheme|format|use-hydrated)",
  "web/lib/(auth/(current-path|registered-here)|forms/entered-before)",
  "web/ui/(overlays/toast|status/(notice|empty-state)|controls/chip|pictures/(picture|ring-mark|contact-sheet))",
  "web/ui/layout/(page-head|breadcrumbs|page-opening|questions|numbered-steps|fact-list)",
  "web/ui/forms/(field-frame|text-field)",
  // also part of the errors, which would come along with it
  "schema/fallback-message",
];

/**
 * What every page runs comes in two files instead of thirty small ones: each costs a request, its own compression and a
 * moment to start. A group takes along whatever its modules import, but nothing they only load on demand.
 */
const SHARED_CHUNKS = [
  { name: "framework", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  {
    name: "shell",
    test: new RegExp(`(${SHELL.join("|")})\\.tsx?$`.replaceAll("/", "[\\\\/]")),
    priority: 2,
  },
  // every page names what it needs in one list for all: each chunk more is a line in it for each page
  {
    name: "queries",
    test: /node_modules[\\/]@tanstack|web[\\/](lib[\\/](api[\\/](remote-error|query-client|queries|use-read)|jobs[\\/]use-work-changed))/,
    priority: 1,
  },
  {
    name: "fields",
    test: /web[\\/](ui[\\/]forms[\\/](field-frame|text-field|check-field|password-field)|lib[\\/]forms[\\/]entered-before)\./,
  },
  {
    name: "covers",
    test: /web[\\/](ui[\\/]pictures[\\/](picture|picture-source|latent-frame)|features[\\/](shared[\\/]own-face[\\/](own-cover|own-face-state|portrait-key|subject-of-path|try-sheet[\\/]lazy-try-sheet)|catalogue[\\/]packs[\\/]pack-(card|sheet)))\./,
  },
  {
    name: "filter",
    test: /web[\\/](features[\\/](shared[\\/]catalogue[\\/]catalogue-filter|catalogue[\\/]filter[\\/]filter-bar)|ui[\\/]controls[\\/]chip|lib[\\/]use-search)\./,
  },
  {
    name: "finder",
    test: /web[\\/](features[\\/](shared[\\/]catalogue[\\/](findable|nothing-found|use-catalogue-filter)|catalogue[\\/]filter[\\/]found-line)|ui[\\/]status[\\/]empty-state)\./,
  },
  {
    name: "api",
    test: /node_modules[\\/](@trpc|superjson|copy-anything|is-what)|web[\\/]lib[\\/]api[\\/](api|trpc)\./,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), writePageHeaders()],
  publicDir: fileURLToPath(new URL("web/public", import.meta.url)),
  // .env belongs to deployments, which hand its settings over by name; local pages stay without outside services
  envDir: false,
  // `npm run dev`: the Worker answers what is not a page
  server: { proxy: process.env.LIKENESS_API ? { "^/(api|media|r)/": process.env.LIKENESS_API } : {} },
  build: {
    target: "es2023",
    sourcemap: false,
    // a font is a file, however small: few pages need it, and the security policy lets no other in
    assetsInlineLimit: (path) => (path.endsWith(".woff2") ? false : undefined),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // every page is sent the names of all chunks: they are as short as can be
          output: { chunkFileNames: "assets/[hash].js", codeSplitting: { groups: SHARED_CHUNKS } },
        },
      },
    },
  },
  worker: { format: "es", plugins: () => [exportH264Encoder()] },
  define: {
    "import.meta.env.VITE_APP_URL": JSON.stringify(process.env.APP_URL),
    "import.meta.env.HAS_OUTSIDE_SERVICES": JSON.stringify(Boolean(analytics || pixel || errors)),
  },
});
