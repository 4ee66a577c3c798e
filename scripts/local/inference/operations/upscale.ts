import * as z from "zod";
import { readInput } from "../requests/read-input.ts";
import { changePicture } from "./change-picture.ts";
import type { EmbeddedOperation } from "./embedded-operation.ts";

const inputSchema = z.object({
  image_url: z.url(),
  upscale_mode: z.literal("factor"),
  upscale_factor: z.literal([2, 4]),
  output_format: z.literal("jpg"),
});

export const upscale: EmbeddedOperation = async (host, { id, input }) => {
  const { image_url: imageUrl, upscale_factor: factor } = readInput(inputSchema, input);
  return changePicture(host, { id, imageUrl, fileName: "picture.jpg" }, (picture) =>
    host.compute.upscale({ picture, factor }),
  );
};
