import * as z from "zod";
import { readInput } from "../requests/read-input.ts";
import { changePictures } from "./change-pictures.ts";
import type { EmbeddedOperation } from "./embedded-operation.ts";

const inputSchema = z.object({ image_url: z.url(), mask_url: z.url() });

export const erase: EmbeddedOperation = async (host, { id, input }) => {
  const urls = readInput(inputSchema, input);
  const image = await changePictures(host, { id, urls }, (files) =>
    host.compute.erase({ picture: files.image_url, mask: files.mask_url }),
  );
  return { image };
};
