import { expect, test } from "vitest";
import { emptyState } from "#web/features/shared/lists/use-fetch-until-found.ts";

test("a list says that it has nothing only after its last page", () => {
  expect(emptyState({ hasNextPage: true, isFetchNextPageError: false })).toBe("looking");
  expect(emptyState({ hasNextPage: true, isFetchNextPageError: true })).toBe("failed");
  expect(emptyState({ hasNextPage: false, isFetchNextPageError: false })).toBe("nothing");
});
