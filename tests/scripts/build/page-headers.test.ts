import { expect, test } from "vitest";
import { type OutsideSettings, readOutsideServices } from "#schema/site/outside-services.ts";
import { contentSecurityPolicy } from "#scripts/build/page-headers.ts";

type Policy = Record<string, string[]>;

function policyOf(settings: OutsideSettings): Policy {
  const directives = contentSecurityPolicy(readOutsideServices(settings)).split("; ");
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}
const NONE = policyOf({});

/** What these settings allow beyond what pages may do anyway, by directive. */
function opened(settings: OutsideSettings): Policy {
  const more = Object.entries(policyOf(settings)).map(([name, sources]): [string, string[]] => [
    name,
    sources.filter((source) => !NONE[name]?.includes(source)),
  ]);
  return Object.fromEntries(more.filter(([, sources]) => sources.length > 0));
}

test("without outside services no address but Google's sign-in is allowed", () => {
  const addresses = Object.values(NONE)
    .flat()
    .filter((source) => source.includes("://"));
  for (const address of addresses) expect(address).toMatch(/^https:\/\/accounts\.google\.com\/gsi\//);
});

const GOOGLE = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
  "https://www.googletagmanager.com",
];
const dsn = { VITE_ERROR_DSN: "https://key@o1.ingest.example/2" };

test.each<[string, OutsideSettings, Policy]>([
  ["an address without its service", { VITE_ANALYTICS_URL: "https://a.example/x.js" }, {}],
  [
    "analytics",
    { VITE_ANALYTICS_ID: "G-1" },
    { "script-src": ["https://www.googletagmanager.com"], "img-src": GOOGLE, "connect-src": GOOGLE },
  ],
  ["a pixel", { VITE_PIXEL_ID: "1" }, { "img-src": ["https://www.facebook.com"] }],
  ["error reports", dsn, { "connect-src": ["https://o1.ingest.example"] }],
  [
    "a fixed endpoint in the place of the DSN's host",
    { ...dsn, VITE_ERROR_ENDPOINT: "https://reports.example/in" },
    { "connect-src": ["https://reports.example"] },
  ],
  ["an endpoint of our own", { ...dsn, VITE_ERROR_ENDPOINT: "/monitor" }, {}],
])("%s opens what it needs and nothing else", (_, settings, wanted) => {
  expect(opened(settings)).toEqual(wanted);
});
