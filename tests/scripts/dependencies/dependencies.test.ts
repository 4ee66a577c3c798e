import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readAudit } from "#scripts/dependencies/read-audit.ts";
import { readLicences } from "#scripts/dependencies/read-licences.ts";

const LOCK = JSON.parse(readFileSync("package-lock.json", "utf8")) as Parameters<typeof readLicences>[0];

test("everything we depend on comes under a licence somebody allowed", () => {
  const { counts, refused } = readLicences(LOCK);
  expect(refused).toEqual([]);
  expect(counts.MIT).toBeGreaterThan(300);
});

test.each([
  ["MIT", []],
  ["(MIT OR GPL-3.0)", []],
  ["MIT AND ISC", []],
  ["GPL-3.0", ["x: GPL-3.0"]],
  ["MIT AND AGPL-3.0", ["x: MIT AND AGPL-3.0"]],
  [undefined, ["x: none given"]],
])("a package under %s", (license, refused) => {
  expect(readLicences({ packages: { "node_modules/x": { license } } }).refused).toEqual(refused);
});

test("every package is named with what it must weigh on the way in, and each of ours exactly", () => {
  const loose = Object.entries(LOCK.packages).filter(
    ([path, { integrity }]) => path !== "" && !integrity?.startsWith("sha512-"),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
    string,
    Record<string, string>
  >;
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test("an audit's high and critical findings stop a release, others do not, and no answer is none", () => {
  const found = (severity: string) => JSON.stringify({ vulnerabilities: { left: { severity } } });
  expect(readAudit(found("moderate"))).toEqual([]);
  expect(readAudit(found("high"))).toEqual(["left: high"]);
  expect(readAudit(found("critical"))).toEqual(["left: critical"]);
  expect(readAudit('{"statusCode":405,"message":"405 Method Not Allowed"}')).toBeNull();
});
