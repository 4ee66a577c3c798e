import { createClientFor, createDb } from "#db/client.ts";
import { ApiClient } from "#scripts/api-client.ts";
import type { Stack } from "#scripts/local/stack.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { addCharge, generationRow, packRows, trainingRow } from "./rows.ts";

/** Where the pictures of `addLibrary` must lie in the bucket. */
export function pictureKey(n: number): string {
  return `outputs/library/${n}.jpg`;
}

/**
 * Someone who can sign in, with one training, one pack of Film Noir and pictures made a minute apart:
 * the first `packed` of that pack, the others of single prompts. Ids are "picture-0" and on.
 */
export async function addLibrary(stack: Stack, input: { count: number; packed: number }) {
  const [email, password] = ["ada@example.com", "a long password"];
  const client = new ApiClient(stack.url);
  await client.trpc.account.register.mutate({ name: "Ada", email, password });
  await client.trpc.account.verifyEmail.mutate({ token: await waitForToken(stack.cloud.mail.url, email) });
  await client.signIn(email, password);

  const { DATABASE_URL, DATABASE_TOKEN } = stack.cloud.bindings(stack.url);
  const db = createDb(createClientFor({ url: String(DATABASE_URL), token: String(DATABASE_TOKEN) }));
  const user = await db.first({ sql: "SELECT id FROM user WHERE email = ?", args: [email] });
  const userId = String(user?.id);
  const chargeId = await addCharge(db, userId);
  const [trainingId, packId] = ["library-training", "library-pack"];
  await db.write([
    trainingRow({ id: trainingId, userId, chargeId }),
    ...packRows({ id: packId, userId, chargeId, trainingId }),
    ...Array.from({ length: input.count }, (_, n) =>
      generationRow({
        id: `picture-${n}`,
        imageUrl: pictureKey(n),
        userId,
        chargeId,
        trainingId,
        createdAt: Date.UTC(2026, 4, 1) + n * 60_000,
        ...(n < input.packed ? { packId } : { promptPackId: null }),
      }),
    ),
  ]);
  db.close();
  return { client, email, password, packId, trainingId };
}
