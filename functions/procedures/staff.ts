import { banPersonInput, banPlaceInput, unbanPersonInput, unbanPlaceInput } from "#schema/ban-inputs.ts";
import { byId } from "#schema/generation.ts";
import { createPromotionInput, decideAppealInput, findPeopleInput } from "#schema/staff.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { banPerson, unbanPerson } from "../services/staff/ban-person.ts";
import { banPlace, listPlaces, unbanPlace } from "../services/staff/ban-place.ts";
import { decideAppeal } from "../services/staff/decide-appeal.ts";
import { findPeople } from "../services/staff/find-people.ts";
import { getPerson } from "../services/staff/get-person.ts";
import { listAppeals } from "../services/staff/list-appeals.ts";
import { createPromotion, endPromotion, listPromotions } from "../services/staff/promotions.ts";
import { clearReview, listReviews } from "../services/staff/reviews.ts";

/** For staff. Whether somebody is, is asked by each service in the same trip as its work. */
export const staffRouter = router({
  people: protectedProcedure
    .input(findPeopleInput)
    .query(({ ctx, input }) => findPeople(ctx.actorCtx, input)),
  person: protectedProcedure.input(byId).query(({ ctx, input }) => getPerson(ctx.actorCtx, input)),
  banPerson: protectedMutation
    .input(banPersonInput)
    .mutation(({ ctx, input }) => banPerson(ctx.actorCtx, input)),
  unbanPerson: protectedMutation
    .input(unbanPersonInput)
    .mutation(({ ctx, input }) => unbanPerson(ctx.actorCtx, input)),
  bannedPlaces: protectedProcedure.query(({ ctx }) => listPlaces(ctx.actorCtx)),
  banPlace: protectedMutation
    .input(banPlaceInput)
    .mutation(({ ctx, input }) => banPlace(ctx.actorCtx, input)),
  unbanPlace: protectedMutation
    .input(unbanPlaceInput)
    .mutation(({ ctx, input }) => unbanPlace(ctx.actorCtx, input)),
  appeals: protectedProcedure.query(({ ctx }) => listAppeals(ctx.actorCtx)),
  decideAppeal: protectedMutation
    .input(decideAppealInput)
    .mutation(({ ctx, input }) => decideAppeal(ctx.actorCtx, input)),
  promotions: protectedProcedure.query(({ ctx }) => listPromotions(ctx.actorCtx)),
  createPromotion: protectedMutation
    .input(createPromotionInput)
    .mutation(({ ctx, input }) => createPromotion(ctx.actorCtx, input)),
  reviews: protectedProcedure.query(({ ctx }) => listReviews(ctx.actorCtx)),
  clearReview: protectedMutation.input(byId).mutation(({ ctx, input }) => clearReview(ctx.actorCtx, input)),
  endPromotion: protectedMutation.input(byId).mutation(({ ctx, input }) => endPromotion(ctx.actorCtx, input)),
});
