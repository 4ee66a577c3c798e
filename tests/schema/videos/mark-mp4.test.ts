import { expect, test } from "vitest";
import { markMp4 } from "#schema/videos/mark-mp4.ts";
import { emptyMp4 } from "#tests/support/local/fake-compute.ts";
import { boxNames } from "#tests/support/videos/boxes.ts";

test("a video's mark is a box of its own after everything else, which stays as it was", () => {
  const before = emptyMp4();
  const marked = markMp4(before, "trainedAlgorithmicMedia");
  expect(boxNames(marked)).toEqual([...boxNames(before), "uuid"]);
  expect(marked.subarray(0, before.length)).toEqual(new Uint8Array(before));
  const box = marked.subarray(before.length);
  expect(Buffer.from(box.subarray(8, 24)).toString("hex")).toBe("be7acfcb97a942e89c71999491e3afac");
  expect(new TextDecoder().decode(box.subarray(24))).toContain("digitalsourcetype/trainedAlgorithmicMedia");
});
