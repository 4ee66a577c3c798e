import type { ImagesBinding } from "@cloudflare/workers-types";
import { beforeAll, expect, test } from "vitest";
import { createCloudflareImages } from "#functions/providers/images/cloudflare-images.ts";
import { ImagesUnavailable } from "#functions/providers/images/images.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { startRuntime } from "#tests/support/runtime.ts";

/** The runtime's own image service, and what it looks like when it is out. */
let binding: ImagesBinding;
beforeAll(async () => {
  binding = (await startRuntime()).IMAGES;
});

/** As the runtime throws when the service behind the binding answers with an error. */
const failure = () => Object.assign(new Error("Unexpected error response 503"), { code: 9523 });

const out = {
  info: () => Promise.reject(failure()),
  input: () => {
    throw failure();
  },
} as unknown as ImagesBinding;

const cutShort = async () => (await photo(1)).slice(0, 60);

test("a photo is measured and encoded anew", async () => {
  const images = createCloudflareImages(binding);
  expect(await images.measure(await photo(1, 300))).toEqual({ width: 300, height: 300 });
  expect(await images.reencode(await photo(1, 300), 200)).toMatchObject({ width: 200, height: 200 });
});

test("a broken photo is the photo's fault", async () => {
  const images = createCloudflareImages(binding);
  for (const bytes of [await cutShort(), new TextEncoder().encode("not a photo at all")]) {
    expect(await images.measure(bytes)).toBeNull();
    expect(await images.reencode(bytes, 200)).toBeNull();
  }
});

test("a service that is out is not, whatever the photo", async () => {
  const images = createCloudflareImages(out);
  for (const bytes of [await photo(1), await cutShort()]) {
    await expect(images.measure(bytes)).rejects.toBeInstanceOf(ImagesUnavailable);
    await expect(images.reencode(bytes, 200)).rejects.toBeInstanceOf(ImagesUnavailable);
  }
});

test("nor is one that measures but no longer encodes", async () => {
  const images = createCloudflareImages({
    info: binding.info.bind(binding),
    input: out.input,
  } as ImagesBinding);
  expect(await images.measure(await photo(1))).not.toBeNull();
  await expect(images.reencode(await photo(1), 200)).rejects.toBeInstanceOf(ImagesUnavailable);
});
