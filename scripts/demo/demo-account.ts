import { readdirSync, readFileSync } from "node:fs";
import { ApiClient } from "../api-client.ts";
import type { Stack } from "../local/stack.ts";
import { waitForToken } from "../mailbox.ts";
import { until } from "./step.ts";

const EMAIL = "demo@likeness.local";
const NAME = "Astronaut";
const photos = new URL("../local/demo-photos/", import.meta.url);

/**
 * An account with a finished training and one pack, so that a newcomer sees a living product at once.
 * Made through the public interface like anyone's; on a later start it is only looked for.
 */
export async function ensureDemoAccount(input: {
  stack: Stack;
  password: string;
}): Promise<{ email: string; password: string }> {
  const { stack, password } = input;
  const client = new ApiClient(stack.url);
  const signedIn = await client.signIn(EMAIL, password).then(
    () => true,
    () => false,
  );
  if (!signedIn) {
    await client.trpc.account.register.mutate({ name: "Demo", email: EMAIL, password });
    await client.trpc.account.verifyEmail.mutate({ token: await waitForToken(stack.cloud.email.url, EMAIL) });
    await client.signIn(EMAIL, password);
  }
  const { items } = await client.trpc.trainings.list.query({ limit: 1 });
  const id = items[0]?.id ?? (await train(client));
  const status = await ended(client, id);
  if (status !== "COMPLETED") throw new Error(`its training ended as ${status}`);
  const packs = await client.trpc.packs.list.query({ limit: 1 });
  if (packs.items.length === 0) {
    await client.trpc.packs.generate.mutate({
      requestKey: crypto.randomUUID(),
      trainingId: id,
      selections: [{ themeSlug: "professional-headshots", packSlug: "classic-corporate" }],
    });
  }
  return { email: EMAIL, password };
}

async function train(client: ApiClient): Promise<string> {
  const uploadIds: string[] = [];
  for (const name of readdirSync(photos).filter((file) => file.endsWith(".jpg"))) {
    const bytes = new Uint8Array(readFileSync(new URL(name, photos)));
    uploadIds.push((await client.upload(name, bytes)).id);
  }
  const { id } = await client.trpc.trainings.start.mutate({
    requestKey: crypto.randomUUID(),
    name: NAME,
    genderOrCategory: "WOMAN",
    uploadIds,
    consent: true,
    keepPhotos: true,
  });
  return id;
}

const ended = (client: ApiClient, id: string): Promise<string> =>
  until(async () => {
    const { status } = await client.trpc.trainings.get.query({ id });
    return status === "COMPLETED" || status === "FAILED" ? status : null;
  });
