import { expect, test } from "vitest";
import { MAX_ZIP_PICTURES } from "#schema/limits.ts";
import { zipParts } from "#web/features/gallery/collections/zip-parts.ts";

const labels = (total: number) => zipParts(total).map(({ label }) => label);

test("a collection is saved as one zip while it fits, and in parts that leave nothing out", () => {
  expect(MAX_ZIP_PICTURES).toBe(500);
  expect(labels(0)).toEqual([]);
  expect(labels(500)).toEqual(["Pictures 1 to 500"]);
  expect(labels(1_240)).toEqual(["Pictures 1 to 500", "Pictures 501 to 1,000", "Pictures 1,001 to 1,240"]);
  expect(labels(501)).toEqual(["Pictures 1 to 500", "Picture 501"]);
});
