import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FAULTS } from "#scripts/mutants/faults.ts";

test.each(FAULTS)("there is one place to plant: $name", ({ file, find, plant, tests }) => {
  expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
  expect(plant).not.toBe(find);
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
});
