import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { ApiClient } from "../api-client.ts";
import { waitForToken } from "../mailbox.ts";

const PASSWORD = "a long password of a soak";
const DEMO_PHOTOS = new URL("../local/demo-photos/", import.meta.url);

/** Somebody who lives in the product for a while. */
export interface Person {
  client: ApiClient;
  /** A browser nobody is signed in at yet. */
  newDevice(): ApiClient;
  email: string;
  password: string;
  /** A model of theirs, once it was trained. */
  trainingId: string | null;
  uploads: string[];
  pictures: string[];
  shares: string[];
}

let count = 0;

/** Registers by the mailbox, as anybody does, from a network address of their own. */
export async function newPerson({ url, mailbox }: { url: string; mailbox: string }): Promise<Person> {
  count++;
  const email = `soak-${process.pid}-${count}@example.com`;
  const ip = `10.${process.pid % 250}.${Math.floor(count / 250)}.${count % 250}`;
  const newDevice = () => new ApiClient(url, { "cf-connecting-ip": ip });
  const client = newDevice();
  await client.trpc.account.register.mutate({ name: "Ada", email, password: PASSWORD });
  await client.trpc.account.verifyEmail.mutate({ token: await waitForToken(mailbox, email) });
  await client.signIn(email, PASSWORD);
  const life = { trainingId: null, uploads: [], pictures: [], shares: [] };
  return { client, newDevice, email, password: PASSWORD, ...life };
}

/** Begins a training of the demo's photos. */
export async function beginTraining({ client }: Person, requestKey: string): Promise<string> {
  const uploadIds: string[] = [];
  for (const name of readdirSync(DEMO_PHOTOS).filter((file) => file.endsWith(".jpg"))) {
    const bytes = new Uint8Array(readFileSync(new URL(name, DEMO_PHOTOS)));
    uploadIds.push((await client.upload(name, bytes)).id);
  }
  const { id } = await client.trpc.trainings.start.mutate({
    ...{ requestKey, name: "Me", genderOrCategory: "WOMAN", uploadIds, consent: true, keepPhotos: true },
  });
  return id;
}

/** A photo nobody sent before. */
export async function somePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const channel = () => Math.floor(Math.random() * 256);
  const background = { r: channel(), g: channel(), b: channel() };
  const side = 400 + Math.floor(Math.random() * 400);
  const jpeg = sharp({ create: { width: side, height: side, channels: 3, background } }).jpeg();
  return new Uint8Array(await jpeg.toBuffer());
}
