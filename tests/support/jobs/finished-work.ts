import type { ApiClient } from "#scripts/api-client.ts";
import { eventually } from "../eventually.ts";
import { photo } from "../photos/uploads.ts";
import { SOME_ORDER, SOME_TRAINING } from "./people/model-owner.ts";

/** A training of these photos (drawn from seeds, if none are given), from upload to its end, as a person would make it. */
export async function train(
  client: ApiClient,
  input: {
    seeds?: number[];
    photos?: readonly Uint8Array<ArrayBuffer>[];
    keepPhotos?: boolean;
    genderOrCategory?: "WOMAN" | "MAN" | "NEUTRAL";
  },
): Promise<{ id: string; uploads: { id: string; url: string }[] }> {
  const photos = input.photos ?? (await Promise.all((input.seeds ?? [1]).map((seed) => photo(seed))));
  const uploads = [];
  for (const [n, bytes] of photos.entries()) uploads.push(await client.upload(`photo-${n}.jpg`, bytes));
  const { id } = await client.trpc.trainings.start.mutate({
    requestKey: crypto.randomUUID(),
    ...SOME_TRAINING,
    genderOrCategory: input.genderOrCategory ?? "WOMAN",
    uploadIds: uploads.map((upload) => upload.id),
    keepPhotos: input.keepPhotos ?? false,
  });
  await eventually(
    "the training's end",
    async () => (await client.trpc.trainings.get.query({ id })).status === "COMPLETED",
    180_000,
  );
  return { id, uploads };
}

/** A pack of a finished training, to its last picture. */
export async function makePack(client: ApiClient, trainingId: string) {
  const { id } = await client.trpc.packs.generate.mutate({
    requestKey: crypto.randomUUID(),
    trainingId,
    ...SOME_ORDER,
  });
  await eventually(
    "the pack's end",
    async () => (await client.trpc.packs.get.query({ id })).status === "COMPLETED",
  );
  const { items } = await client.trpc.generations.list.query({ packId: id, limit: 100 });
  return { id, pictures: items };
}
