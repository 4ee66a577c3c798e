import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import type { Harness } from "../harness.ts";
import { insertModelOwner } from "./model-owner.ts";

export { SOME_PACK } from "./model-owner.ts";
export const insertTrainedPerson = (harness: Harness, input: { packs: number }) =>
  insertModelOwner(harness, { credits: PACK_CREDITS * input.packs });
