import type { EndpointTypeMap } from "@fal-ai/client/endpoints";
import { expect, expectTypeOf, test } from "vitest";
import { PARSERS } from "#schema/operations/index.ts";
import { videoOutput } from "#schema/operations/outputs.ts";
import type { VIDEOS } from "#schema/operations/videos/video-table.ts";

/**
 * The same as in `fal-contract.test.ts` of everything that makes videos: the type check of this file fails where a
 * request is not what fal's official client says its endpoint takes.
 */

/** What the client does not carry: fal.ai/models/fal-ai/wan/v2.2-a14b/image-to-video/llms.txt, read 2026-11-23. */
interface OnPagesOnly {
  "fal-ai/wan/v2.2-a14b/image-to-video": {
    input: Omit<
      EndpointTypeMap["fal-ai/wan/v2.2-a14b/image-to-video/lora"]["input"],
      "loras" | "reverse_video"
    >;
    output: EndpointTypeMap["fal-ai/wan/v2.2-a14b/image-to-video/lora"]["output"];
  };
}
type Published = Omit<EndpointTypeMap, keyof OnPagesOnly> & OnPagesOnly;

type Each = (typeof VIDEOS)[number];
type Sent<Video extends Each> = ReturnType<Video["request"]>;
type Input<Video extends Each> = Published[Video["endpoint"] & keyof Published]["input"];
type Fields<T> = T extends unknown ? keyof T & string : never;

/** What to mend, one sentence a video: they stand in the message of the type check. */
type Problem<Video extends Each> = Video extends Each
  ? [Video["endpoint"]] extends [keyof Published]
    ? [Exclude<Fields<Sent<Video>>, Fields<Input<Video>>>] extends [never]
      ? [Sent<Video>] extends [Input<Video>]
        ? [Published[Video["endpoint"]]["output"]] extends [{ video: { url: string } }]
          ? never
          : `Video "${Video["name"]}": ${Video["endpoint"]} answers in another shape.`
        : `Video "${Video["name"]}": "request" sends what ${Video["endpoint"]} does not take so, or not all it needs.`
      : `Video "${Video["name"]}": ${Video["endpoint"]} does not know a field that "request" sends.`
    : `Video "${Video["name"]}": "${Video["endpoint"]}" is published nowhere.`
  : never;
type None<Problems extends never> = Problems;

test("what is sent for any video fits the published inputs, and names no field that is not in them", () => {
  expectTypeOf<None<Problem<Each>>>().toBeNever();
});

const url = "https://v3.fal.media/files/lion/output.mp4";
test.each([
  [
    "a video with its seed",
    { video: { url, content_type: "video/mp4", file_size: 13_096_952 }, seed: 7 },
    true,
  ],
  ["a video alone", { video: { url } }, true],
  ["what a voice's video is told with", { video: { url }, duration: 8.2 }, true],
  ["a seed beyond whole numbers", { video: { url }, seed: 2 ** 63 }, true],
  ["no video", { seed: 7 }, false],
  ["an address that is none", { video: { url: "output.mp4" } }, false],
])("an answer with %s", (_, output, isTaken) => {
  expect(videoOutput.schema(PARSERS).safeParse(output).success).toBe(isTaken);
});
