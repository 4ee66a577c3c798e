import * as z from "zod";
import { readInput } from "../requests/read-input.ts";
import { changePictures } from "./change-pictures.ts";
import type { EmbeddedOperation } from "./embedded-operation.ts";

const inputSchema = z.object({
  image_url: z.url(),
  upscale_mode: z.literal("factor"),
  upscale_factor: z.literal([2, 4]),
  output_format: z.literal(["jpg", "png"]),
});

export const upscale: EmbeddedOperation = async (host, { id, input }) => {
  const { image_url, upscale_factor: factor, output_format: format } = readInput(inputSchema, input);
  const request = { id, urls: { image_url } };
  const image = await changePictures(host, request, ({ image_url: picture }) =>
    host.compute.upscale({ picture, factor, format }),
  );
  return { image };
};
