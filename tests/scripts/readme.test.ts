import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFileSync(root + file, "utf8");
const README = read("README.md");
const DECISIONS = globSync("{db,functions,web,scripts,tests}/**/DECISIONS.md", { cwd: root });
const PATHS = globSync(["*", ".*", "{schema,db,functions,web,scripts,tests}/**/*"], {
  cwd: root,
  withFileTypes: true,
}).map((entry) => `${join(entry.parentPath, entry.name)}${entry.isDirectory() ? "/" : ""}`);

/** Files and folders named in a text, up to the first part in capitals, which stands for a name to choose. */
function pathsIn(text: string): string[] {
  const code = Array.from(text.matchAll(/`([^`\s]+)`/g), ([, word = ""]) => word);
  return code
    .filter((word) => /^[\w.-]+\/$|^[\w.-]+(\/[\w.-]+)+\/?$|^\w[\w.-]*\.(tsx?|md|toml)$/.test(word))
    .map((word) => word.replace(/(^|\/)[A-Z]+(\/.*|\.\w+)?$/, "$1"))
    .filter((path) => path !== "");
}

const isThere = (path: string) => PATHS.some((known) => known.endsWith(`/${path}`));

test("README is a map: at most nine kilobytes", () => {
  expect(Buffer.byteLength(README)).toBeLessThanOrEqual(9000);
});

test("every file and folder README names is there", () => {
  expect(pathsIn(README).length).toBeGreaterThan(60);
  expect(pathsIn(README).filter((path) => !isThere(path))).toEqual([]);
  expect(pathsIn("`db/nowhere.ts`").filter((path) => !isThere(path))).toEqual(["db/nowhere.ts"]);
});

test("every command README names exists", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const named = Array.from(README.matchAll(/npm run ([\w:-]+)/g), ([, name = ""]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(DECISIONS)("%s is dated, easy to scan, and names files that are there", (file) => {
  const text = read(file);
  expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([]);
  const [, ...topics] = text.split(/^## /m);
  const long = topics.filter((topic) => topic.match(/^- /gm)!.length > 12);
  expect(long.map((topic) => topic.split("\n")[0])).toEqual([]);
  const undated = text.split("\n").filter((line) => /^- (?!\d{4}-\d\d-\d\d · )/.test(line));
  expect(undated).toEqual([]);
});
