import { expect, test } from "vitest";
import { captionsOf } from "#web/features/shared/videos/captions.ts";

test("captions follow each other over the whole time, by how much is said in each", () => {
  expect(captionsOf("Good morning. I am <Ada> & I talk a bit more here.", 10)).toBe(
    [
      "WEBVTT",
      "00:00:00.000 --> 00:00:02.653\nGood morning.",
      "00:00:02.653 --> 00:00:10.000\nI am &lt;Ada> &amp; I talk a bit more here.",
    ].join("\n\n"),
  );
});

test("a sentence without pauses is cut between words, and loses none", () => {
  const words = Array.from({ length: 40 }, (_, n) => `word${n}`).join(" ");
  const lines = captionsOf(words, 60)
    .split("\n")
    .filter((line) => line.startsWith("word"));
  expect(lines.length).toBeGreaterThan(3);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
  expect(lines.join(" ")).toBe(words);
});

test("nothing said is no caption", () => {
  expect(captionsOf("  ", 3)).toBe("WEBVTT");
});
