import { afterAll, beforeAll, expect, test } from "vitest";
import { cutOut } from "#schema/operations/cut-out.ts";
import { OPERATIONS, PARSERS } from "#schema/operations/index.ts";
import type { Operation } from "#schema/operations/operation.ts";
import { imageOutput } from "#schema/operations/outputs.ts";
import { upscale } from "#schema/operations/upscale.ts";
import { PictureRefused } from "#scripts/local/inference/compute/compute-types.ts";
import { AUTHORIZED, rejection, type Setup, startSetup } from "#tests/support/inference-setup.ts";
import { fixturePhoto } from "#tests/support/photo-variants.ts";

let setup: Setup;
beforeAll(async () => {
  setup = await startSetup();
});
afterAll(() => setup.close());

test.each(Object.values(OPERATIONS) as Operation[])(
  "$name: the server offers what the operation says of it",
  async ({ endpoint, embedded }) => {
    const answer = await fetch(`${setup.server.url}/${endpoint}`, {
      ...{ method: "POST", body: "{}" },
      headers: { ...AUTHORIZED, "content-type": "application/json" },
    });
    expect(answer.status).toBe(embedded === "none" ? 404 : 200);
  },
);

async function run(endpoint: string, input: Record<string, unknown>) {
  const { request_id: requestId } = await setup.fal.queue.submit(endpoint, { input });
  await setup.completed(endpoint, requestId);
  return setup.fal.queue.result(endpoint, { requestId });
}

const work = (url: string) => ({ inputs: { image: [url] }, count: 1, seed: 1 });

test("a picture is answered as one, with its size, and handed out with its kind", async () => {
  const url = setup.outside.file("cat.jpg", await fixturePhoto("cat.jpg"));
  const large = await run(upscale.endpoint, upscale.request({ options: { factor: "2" }, ...work(url) }));
  const [picture] = imageOutput.schema(PARSERS).parse(large.data).images;
  expect(picture).toMatchObject({ content_type: "image/jpeg", width: 902, height: 600 });
  const alone = await run(cutOut.endpoint, cutOut.request({ options: {}, ...work(url) }));
  const [person] = imageOutput.schema(PARSERS).parse(alone.data).images;
  expect((await fetch(person?.url ?? "")).headers.get("content-type")).toBe("image/png");
});

test("a picture the engine cannot work with is the input's fault, with the reason", async () => {
  const url = setup.outside.file("coffee.jpg", await fixturePhoto("coffee.jpg"));
  setup.engine.compute.cutOut = () => Promise.reject(new PictureRefused("no_person"));
  const error = await rejection(run(cutOut.endpoint, cutOut.request({ options: {}, ...work(url) })));
  expect(error.status).toBe(422);
  expect(error.body).toMatchObject({ detail: [{ loc: ["body", "image_url"], type: "no_person" }] });
  const gone = work(`${setup.outside.url}/gone.jpg`);
  const lost = await rejection(run(upscale.endpoint, upscale.request({ options: { factor: "2" }, ...gone })));
  expect(lost.body).toMatchObject({ detail: [{ type: "file_download_error" }] });
});
