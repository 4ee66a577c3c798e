import { expect, test } from "vitest";
import { chosenPath } from "#web/lib/auth/chosen-path.ts";

test.each([
  ["buy=plan-portrait-month", "/pricing?buy=plan-portrait-month"],
  ["pack=film-noir%2Fthe-private-eye", "/packs/new?theme=film-noir&pack=the-private-eye"],
  ["pack=film-noir", "/packs/new?theme=film-noir"],
  ["", null],
  ["pack=", null],
  ["pack=film-noir%2F", null],
  ["pack=a%2Fb%2Fc", null],
  ["pack=%2F%2Fevil.example", null],
  ["buy=https%3A%2F%2Fevil.example", null],
])("a choice made before registering (%j) leads to %j", (query, path) => {
  expect(chosenPath(new URLSearchParams(query))).toBe(path);
});
