import { byId } from "#schema/ids.ts";
import { pageInput } from "#schema/pages.ts";
import { generatePackInput } from "#schema/pictures/pack-order.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { cancelWork } from "../services/jobs/cancellation/cancel-work.ts";
import { deletePack } from "../services/packs/delete-pack.ts";
import { generatePack } from "../services/packs/generate-pack.ts";
import { getPack, listPacks } from "../services/packs/read-packs.ts";

export const packsRouter = router({
  generate: protectedMutation.input(generatePackInput).mutation(generatePack),
  list: protectedProcedure.input(pageInput).query(listPacks),
  get: protectedProcedure.input(byId).query(getPack),
  cancel: protectedMutation.input(byId).mutation(cancelWork),
  delete: protectedMutation.input(byId).mutation(deletePack),
});
