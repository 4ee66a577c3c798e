import {
  OUTSIDE_SETTINGS,
  type OutsideServices,
  readOutsideServices,
} from "#schema/site/outside-services.ts";
import { SECURITY_HEADERS } from "#schema/site/security-headers.ts";

/** Where the analytics vendor's library reports to, by its own guide to security policies. */
const ANALYTICS_HOSTS = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

const WORKERS = ["'self'", "blob:"];

/** Where scripts may come from; what stands in the page itself apart. */
const scriptSources = ({ analytics }: OutsideServices) => [
  ...["'self'", "'wasm-unsafe-eval'", "https://accounts.google.com/gsi/client"],
  ...(analytics ? [originOf(analytics.url)] : []),
];

/**
 * The policy that a page states of itself, beside the one of its answer: of scripts inside the page those run whose
 * SHA-256 hashes (base64) it names. A browser obeys both.
 */
export function ownScriptPolicy(services: OutsideServices, hashes: readonly string[]): string {
  const sources = [...scriptSources(services), ...hashes.map((hash) => `'sha256-${hash}'`)];
  return `script-src ${sources.join(" ")}; worker-src ${WORKERS.join(" ")}`;
}

/** What pages may load, and from where: our own origin, Google's sign-in script, and what this build is connected to. */
export function contentSecurityPolicy(services: OutsideServices): string {
  const { analytics, pixel, errors } = services;
  const counting = analytics ? [...ANALYTICS_HOSTS, originOf(analytics.url)] : [];
  const policy: Record<string, string[]> = {
    "default-src": ["'self'"],
    // which scripts inside a page, each page states itself: they differ from page to page
    "script-src": [...scriptSources(services), "'unsafe-inline'"],
    "style-src": ["'self'", "'unsafe-inline'", "https://accounts.google.com/gsi/style"],
    "img-src": ["'self'", "data:", "blob:", ...counting, ...(pixel ? [originOf(pixel.url)] : [])],
    "worker-src": WORKERS,
    // a clip that was made in the page is played from its memory
    "media-src": ["'self'", "blob:"],
    "connect-src": [
      ...["'self'", "https://accounts.google.com/gsi/", ...counting],
      // an endpoint of our own needs no word more
      ...(errors && !errors.endpoint.startsWith("/") ? [originOf(errors.endpoint || errors.dsn)] : []),
    ],
    "frame-src": ["'self'", "https://accounts.google.com/gsi/"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(" "))
    .join("; ");
}

/**
 * Files that a page shows and that run nothing. Scripts are not among them: what runs as a worker obeys the policy it
 * came with.
 */
const SHOWN_FILES = ["/assets/*.css", "/assets/*.woff2", "/covers/*", "/sample/*"];

/**
 * The thread that encodes clips where the browser cannot: its library makes functions out of words, so it may, and in
 * return it may neither fetch nor send anything. The wasm it carries comes as a `data:` address.
 */
const ENCODER = {
  path: "/assets/encoder-worker-*",
  policy: "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src data:",
} as const;

/**
 * The text of `_headers`: what the static pages are served with. Files that are only shown go without what only a
 * document obeys: half a KiB each, of ten a first picture may weigh. `! Name` takes off what an earlier rule put on.
 */
export function pageHeaders(services: OutsideServices): string {
  const withoutDocuments = SHOWN_FILES.map(
    (path) => `
${path}
  ! Content-Security-Policy
  ! Permissions-Policy
  ! X-Frame-Options
`,
  );
  return `/*
  Content-Security-Policy: ${contentSecurityPolicy(services)}
  X-Content-Type-Options: nosniff
  Strict-Transport-Security: ${SECURITY_HEADERS.strictTransportSecurity}
  Cross-Origin-Opener-Policy: ${SECURITY_HEADERS.crossOriginOpenerPolicy}
  Referrer-Policy: ${SECURITY_HEADERS.referrerPolicy}
  Permissions-Policy: camera=(self), microphone=(self), geolocation=()
  X-Frame-Options: DENY

/assets/*
  Cache-Control: public, max-age=31536000, immutable

${ENCODER.path}
  ! Content-Security-Policy
  Content-Security-Policy: ${ENCODER.policy}
${withoutDocuments.join("")}
/500
  X-Robots-Tag: noindex
`;
}

interface Emitter {
  environment: { name: string };
  emitFile(file: { type: "asset"; fileName: string; source: string }): void;
}

/** The outside services that a build with these settings is connected to. */
export function builtServices(env: Readonly<Record<string, string | undefined>>): OutsideServices {
  return readOutsideServices(Object.fromEntries(OUTSIDE_SETTINGS.map((name) => [name, env[name] ?? ""])));
}

/** Vite: `_headers` beside the pages, as the same settings want it. */
export function writePageHeaders() {
  return {
    name: "likeness:page-headers",
    generateBundle(this: Emitter) {
      if (this.environment.name !== "client") return;
      const source = pageHeaders(builtServices(process.env));
      this.emitFile({ type: "asset", fileName: "_headers", source });
    },
  };
}

function originOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}
