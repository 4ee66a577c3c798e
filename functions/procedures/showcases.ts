import { offerShowcaseInput } from "#schema/catalogue/showcases.ts";
import { byId } from "#schema/ids.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { listShowcases, offerShowcase, withdrawShowcase } from "../services/showcases/own-showcases.ts";

export const showcasesRouter = router({
  list: protectedProcedure.query(listShowcases),
  offer: protectedMutation.input(offerShowcaseInput).mutation(offerShowcase),
  withdraw: protectedMutation.input(byId).mutation(withdrawShowcase),
});
