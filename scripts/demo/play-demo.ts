import { ADULT_PACK_VERSION } from "#schema/accounts/consent.ts";
import { PACK_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { isPrivate } from "#schema/catalogue/private-themes.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { ApiClient } from "../api-client.ts";
import { waitForToken } from "../mailbox.ts";
import { download, waitForPack } from "./collect-pack.ts";
import { ledgerAddsUp } from "./ledger-adds-up.ts";
import { openPlace } from "./place.ts";
import type { readArguments } from "./read-arguments.ts";
import { type Rejected, told } from "./rejected.ts";
import { seconds, step } from "./step.ts";
import { train } from "./train.ts";
import { uploadAll } from "./upload-all.ts";

type Asked = Omit<ReturnType<typeof readArguments>, "json">;

/** From nobody to a downloaded pack; returns what `--json` prints. */
export async function playDemo(asked: Asked) {
  const { files, out, theme, pack, gender } = asked;
  const place = await openPlace(asked);
  // people's photos are in the temporary folder
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void place.close().finally(() => process.exit(1)));
  }
  try {
    const client = new ApiClient(place.url);
    await step("register and verify", () => becomeSomeone(client, place.mailbox));
    const creditsBefore = (await client.trpc.user.getCredits.query()).amount;

    const rejected: Rejected[] = [];
    const uploads = await step(`upload ${files.length} files`, () => uploadAll(client, files, rejected));
    if (uploads.size === 0) throw new Error(`none of the files can be used. ${rejected.map(told).join(" ")}`);

    const started = performance.now();
    const trainingId = await step("train", () => train(client, uploads, gender, rejected));
    const trainSeconds = seconds(started);

    const packStarted = performance.now();
    const { id: packId } = await client.trpc.packs.generate.mutate({
      requestKey: crypto.randomUUID(),
      trainingId,
      selections: [{ themeSlug: theme.slug, packSlug: pack.slug }],
      ...(isPrivate(theme.slug, pack.slug) && { consent: ADULT_PACK_VERSION }),
    });
    const firstImage = await step(`generate ${theme.name}, ${pack.name}`, () =>
      waitForPack(client, packId, packStarted),
    );
    const packSeconds = seconds(packStarted);

    const images = await step("download", () => download(client, packId, out));
    const creditsAfter = (await client.trpc.user.getCredits.query()).amount;
    const ledgerOk = await ledgerAddsUp(
      client,
      creditsAfter,
      creditsBefore - TRAINING_CREDITS - PACK_CREDITS,
    );
    const accepted = uploads.size - rejected.filter(({ file }) => uploads.has(file)).length;
    console.info(
      `${images} pictures in ${out}; ${accepted} photos used, ${rejected.length} rejected; ${creditsBefore - creditsAfter} credits`,
    );
    for (const one of rejected) console.info(`  ${told(one)}`);
    return {
      ok: ledgerOk && images === IMAGES_PER_PACK,
      photos: { accepted, rejected },
      images,
      creditsBefore,
      creditsAfter,
      ledgerOk,
      seconds: { train: trainSeconds, firstImage, pack: packSeconds },
    };
  } finally {
    await place.close();
  }
}

async function becomeSomeone(client: ApiClient, mailbox: string): Promise<void> {
  const email = `demo-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const password = crypto.randomUUID();
  await client.trpc.account.register.mutate({ name: "Demo", email, password });
  await client.trpc.account.verifyEmail.mutate({ token: await waitForToken(mailbox, email) });
  await client.signIn(email, password);
}
