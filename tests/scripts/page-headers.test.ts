import { expect, test } from "vitest";
import { type OutsideSettings, readOutsideServices } from "#schema/site/outside-services.ts";
import { contentSecurityPolicy, pageHeaders } from "#scripts/page-headers.ts";

const policyOf = (settings: OutsideSettings) =>
  Object.fromEntries(
    contentSecurityPolicy(readOutsideServices(settings))
      .split("; ")
      .map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
  );
const outside = (settings: OutsideSettings) =>
  [...new Set(Object.values(policyOf(settings)).flat())].filter(
    (source) => source.includes("://") && !source.startsWith("https://accounts.google.com/gsi/"),
  );

test("without outside services no address but Google's sign-in is allowed", () => {
  expect(outside({})).toEqual([]);
  expect(
    outside({ VITE_ANALYTICS_URL: "https://a.example/x.js", VITE_ERROR_ENDPOINT: "https://e.example" }),
  ).toEqual([]);
});

test("each service opens what it needs and nothing else", () => {
  const none = policyOf({});
  const analytics = policyOf({ VITE_ANALYTICS_ID: "G-1" });
  expect(analytics["script-src"]).toContain("https://www.googletagmanager.com");
  expect(analytics["connect-src"]).toContain("https://*.google-analytics.com");
  expect({ ...analytics, "script-src": 0, "connect-src": 0, "img-src": 0 }).toEqual({
    ...none,
    "script-src": 0,
    "connect-src": 0,
    "img-src": 0,
  });
  const pixel = policyOf({ VITE_PIXEL_ID: "1" });
  expect(pixel).toEqual({ ...none, "img-src": [...(none["img-src"] ?? []), "https://www.facebook.com"] });
  const errors = policyOf({ VITE_ERROR_DSN: "https://key@o1.ingest.example/2" });
  expect(errors).toEqual({
    ...none,
    "connect-src": [...(none["connect-src"] ?? []), "https://o1.ingest.example"],
  });
});

test("a fixed endpoint takes the place of the DSN's host, and one of our own needs no word", () => {
  const dsn = { VITE_ERROR_DSN: "https://key@o1.ingest.example/2" };
  expect(outside({ ...dsn, VITE_ERROR_ENDPOINT: "https://reports.example/in" })).toEqual([
    "https://reports.example",
  ]);
  expect(outside({ ...dsn, VITE_ERROR_ENDPOINT: "/monitor" })).toEqual([]);
});

test("pages cannot be framed, name no path to others, and their files are kept for good", () => {
  const headers = pageHeaders(readOutsideServices({}));
  expect(headers).toContain("frame-ancestors 'none'");
  expect(headers).toContain("Referrer-Policy: strict-origin\n");
  expect(headers).toContain("Strict-Transport-Security: max-age=31536000; includeSubDomains\n");
  expect(headers).toContain("Cross-Origin-Opener-Policy: same-origin-allow-popups\n");
  expect(headers).toMatch(/\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/);
});

test("styles, fonts and covers go without what only documents obey; all else keeps it", () => {
  const rules = pageHeaders(readOutsideServices({})).trim().split("\n\n");
  const ofDocuments = ["Content-Security-Policy", "Permissions-Policy", "X-Frame-Options"];
  const taking = rules.filter((rule) => rule.includes("\n  ! "));
  expect(taking.map((rule) => rule.split("\n"))).toEqual(
    ["/assets/*.css", "/assets/*.woff2", "/covers/*"].map((path) => [
      path,
      ...ofDocuments.map((name) => `  ! ${name}`),
    ]),
  );
  // a header can only be taken off after it was put on
  expect(rules[0]).toMatch(/^\/\*\n/);
  for (const name of ofDocuments) expect(rules[0]).toContain(`\n  ${name}: `);
});
