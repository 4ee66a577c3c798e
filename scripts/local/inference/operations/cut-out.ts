import * as z from "zod";
import { readInput } from "../requests/read-input.ts";
import { changePicture } from "./change-picture.ts";
import type { EmbeddedOperation } from "./embedded-operation.ts";

const inputSchema = z.object({ image_url: z.url() });

export const cutOut: EmbeddedOperation = async (host, { id, input }) => {
  const { image_url: imageUrl } = readInput(inputSchema, input);
  return changePicture(host, { id, imageUrl, fileName: "picture.png" }, (picture) =>
    host.compute.cutOut({ picture }),
  );
};
