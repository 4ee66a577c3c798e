import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const LIST = readFileSync("tests/security/asvs.md", "utf8");
const STATES = ["met", "n/a", "host", "open"];

/** Items of levels 1 and 2 in version 5.0.0, by chapter. */
const COUNTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const rows = [...LIST.matchAll(/^\| (\d+)\.(\d+)\.(\d+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, chapter, section, item, state, shown]) => ({
    chapter: Number(chapter),
    name: `${chapter}.${section}.${item}`,
    state: state?.trim() ?? "",
    shown: shown?.trim() ?? "",
  }),
);

test("every item of both levels stands in the list once, with its state and why", () => {
  expect(COUNTS.map((_, index) => rows.filter(({ chapter }) => chapter === index + 1).length)).toEqual(
    COUNTS,
  );
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(rows.filter(({ state, shown }) => !STATES.includes(state) || shown === "")).toEqual([]);
});

test("the tests and files it names are there", () => {
  const named = [...LIST.matchAll(/`((?:tests|schema|functions|scripts|README|package)[\w./-]*)`/g)].map(
    ([, path]) => path ?? "",
  );
  expect(named.length).toBeGreaterThan(200);
  expect([...new Set(named)].filter((path) => !existsSync(path))).toEqual([]);
});
