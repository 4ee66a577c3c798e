import type { GenderOrCategory } from "#schema/trainings/training.ts";
import type { ApiClient } from "../api-client.ts";
import { type Rejected, told } from "./rejected.ts";
import { until } from "./step.ts";

/** Trains and returns the training's id; photos it did not use go to `rejected`. Throws where it failed. */
export async function train(
  client: ApiClient,
  uploads: Map<string, string>,
  genderOrCategory: GenderOrCategory,
  rejected: Rejected[],
): Promise<string> {
  const { id } = await client.trpc.trainings.start.mutate({
    requestKey: crypto.randomUUID(),
    name: "Demo",
    genderOrCategory,
    uploadIds: [...uploads.values()],
    consent: true,
  });
  const training = await until(async () => {
    const view = await client.trpc.trainings.get.query({ id });
    return view.status === "COMPLETED" || view.status === "FAILED" ? view : null;
  });
  for (const photo of training.report ?? []) {
    if (!photo.accepted)
      rejected.push({ file: photo.name, reason: photo.message ?? photo.code ?? "not usable" });
  }
  if (training.status === "FAILED") {
    throw new Error(`the training failed (${training.failure}). ${rejected.map(told).join(" ")}`);
  }
  return id;
}
