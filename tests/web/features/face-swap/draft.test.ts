import { expect, test } from "vitest";
import { createEditInput } from "#schema/pictures/edits.ts";
import { type ChosenFace, inputOf, readDraft } from "#web/features/face-swap/draft.ts";

test("where a face is, is told only where it is one of several", () => {
  const picture = {
    source: { kind: "upload", id: "u", position: 0 },
    url: "/media/u",
    width: 9,
    height: 9,
  } as const;
  const draft = { ...readDraft(), face: picture, picture, consent: true };
  const chosen: ChosenFace = {
    face: { box: { left: 0.25, top: 0.25, width: 0.25, height: 0.5 } } as ChosenFace["face"],
    total: 1,
  };
  const key = "0b9f8a52-5b3e-4c76-9d4e-0d7f3b0f8a11";
  const input = inputOf(draft, { face: chosen, picture: { ...chosen, total: 3 } }, key);
  expect(input.options).toEqual({ hair: "picture", pictureAt: { left: 0.375, top: 0.5 } });
  expect(createEditInput.safeParse(input).success).toBe(true);
});
