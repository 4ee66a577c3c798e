import { expect } from "vitest";
import { findPack, findTheme } from "#schema/catalogue/index.ts";
import { rulesFor } from "#tests/support/exceptions.ts";
import { withFacts } from "#web/content/facts.ts";
import type { UseCaseText } from "#web/content/use-case-text.ts";

const WRITTEN = Object.entries(
  import.meta.glob<UseCaseText>("../../../web/content/use-cases/*.ts", { eager: true, import: "default" }),
).map(([path, raw]) => {
  const source = JSON.stringify(raw);
  return { path, source, text: JSON.parse(withFacts(source)) as UseCaseText };
});
const rule = rulesFor(WRITTEN, ({ path }) => path);

rule("each names packs there are, each once, that a model of anyone may use", ({ text: { shots } }) => {
  for (const shot of shots) {
    const theme = findTheme(shot.theme)!;
    const pack = findPack(theme, shot.pack);
    expect([theme.isPublic, pack?.slug]).toEqual([true, shot.pack]);
    expect(pack?.allowedGenderOrCategory).toEqual(expect.arrayContaining(["WOMAN", "MAN"]));
  }
  expect(new Set(shots.map(({ theme, pack }) => `${theme}/${pack}`)).size).toBe(shots.length);
});

rule("each takes every number of the product from the facts, and only those there are", (written) => {
  const { text, source } = written;
  expect(source).toContain("{{training-credits}}");
  expect(source).not.toMatch(/\d+ (?:credits|pictures|photos|pixels)/);
  expect(JSON.stringify(text)).not.toContain("{{");
});

rule("each asks for honesty, and says that pictures are made with AI", ({ text: { honesty } }) => {
  expect(honesty).toMatch(/recogni|promise/);
  expect(honesty).toContain("made with AI");
});
