import { expect, test } from "vitest";
import type { TrainingStatus } from "#schema/trainings/training.ts";
import type { TrainingListItem } from "#schema/trainings/training-view.ts";
import { usableModels } from "#web/features/shared/models/use-usable-models.ts";

const training = (status: TrainingStatus, input: Partial<TrainingListItem> = {}): TrainingListItem => ({
  id: status,
  name: "Me",
  status,
  genderOrCategory: "WOMAN",
  isVirtual: false,
  isPublic: false,
  coverUrl: null,
  coverFocus: null,
  photoCount: 12,
  createdAt: new Date(0),
  ...input,
});

test("a model is waited for while it is trained, and not after its training has failed", () => {
  const waits = (...statuses: TrainingStatus[]) =>
    usableModels(
      statuses.map((status) => training(status)),
      [],
    ).isWaiting;
  expect(waits()).toBe(false);
  expect(waits("FAILED")).toBe(false);
  expect(waits("PENDING")).toBe(true);
  expect(waits("FAILED", "TRAINING")).toBe(true);
  expect(waits("COMPLETED", "FAILED")).toBe(false);
});

test("models that can be used are one's own that are finished, then those that others opened", () => {
  const mara = { id: "o", name: "Mara", genderOrCategory: "WOMAN", isVirtual: true } as const;
  const own = [training("FAILED"), training("COMPLETED")];
  const { ready } = usableModels(own, [
    { ...mara, samples: [], isMine: false },
    { ...mara, samples: [], isMine: true },
  ]);
  expect(ready.map(({ id, name, isShared }) => ({ id, name, isShared }))).toEqual([
    { id: "COMPLETED", name: "Me", isShared: false },
    { id: "o", name: "Mara (not a real person, shared)", isShared: true },
  ]);
});
