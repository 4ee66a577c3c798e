import { expect, test } from "vitest";
import { namesPublicFigure } from "#schema/prompts/names-public-figure.ts";

test.each([
  "Taylor Swift",
  "emmanuel macron 2",
  "ANDRZEJ DUDA",
  "Pedro Sánchez",
  "t a y l o r swift, Tom Hanks",
])("%j is a public figure's name", (name) => expect(namesPublicFigure(name)).toBe(true));

test.each([
  "Adele",
  "Taylor",
  "Tom",
  "Swift Taylor",
  "Anna Kowalska",
  "Jürgen Müller",
  "Zoë de Vries",
  "李小龙",
])("%j is anybody's name", (name) => expect(namesPublicFigure(name)).toBe(false));
