import * as z from "zod";
import { readInput } from "../requests/read-input.ts";
import { changePictures } from "./change-pictures.ts";
import type { EmbeddedOperation } from "./embedded-operation.ts";

const inputSchema = z.object({ image_url: z.url() });

export const cutOut: EmbeddedOperation = async (host, { id, input }) => {
  const urls = readInput(inputSchema, input);
  const image = await changePictures(host, { id, urls }, ({ image_url: picture }) =>
    host.compute.cutOut({ picture }),
  );
  return { image };
};
