import { byId, generatePackInput, pageInput } from "#schema/generation.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { cancelWork } from "../services/jobs/cancel-work.ts";
import { deletePack } from "../services/packs/delete-pack.ts";
import { generatePack } from "../services/packs/generate-pack.ts";
import { getPack } from "../services/packs/get-pack.ts";
import { listPacks } from "../services/packs/list-packs.ts";

export const packsRouter = router({
  generate: protectedMutation.input(generatePackInput).mutation(({ ctx, input }) => generatePack(ctx, input)),
  list: protectedProcedure.input(pageInput).query(({ ctx, input }) => listPacks(ctx, input)),
  get: protectedProcedure.input(byId).query(({ ctx, input }) => getPack(ctx, input)),
  cancel: protectedMutation.input(byId).mutation(({ ctx, input }) => cancelWork(ctx, input)),
  delete: protectedMutation.input(byId).mutation(({ ctx, input }) => deletePack(ctx, input)),
});
