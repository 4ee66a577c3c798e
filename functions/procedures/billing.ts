import {
  changePlanInput,
  checkoutInput,
  previewPlanInput,
  purchaseInput,
  requestInput,
} from "#schema/billing.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { cancelPlan } from "../services/billing/cancel-plan.ts";
import { changePlan } from "../services/billing/change-plan.ts";
import { createCheckout } from "../services/billing/create-checkout.ts";
import { getBilling } from "../services/billing/get-billing.ts";
import { listInvoices } from "../services/billing/list-invoices.ts";
import { openPortal } from "../services/billing/open-portal.ts";
import { previewPlanChange } from "../services/billing/preview-plan-change.ts";
import { purchaseStatus } from "../services/billing/purchase-status.ts";
import { reactivatePlan } from "../services/billing/reactivate-plan.ts";

export const billingRouter = router({
  overview: protectedProcedure.query(({ ctx }) => getBilling(ctx.actorCtx)),
  invoices: protectedProcedure.query(({ ctx }) => listInvoices(ctx.actorCtx)),
  purchaseStatus: protectedProcedure
    .input(purchaseInput)
    .query(({ ctx, input }) => purchaseStatus(ctx.actorCtx, input)),
  previewPlanChange: protectedProcedure
    .input(previewPlanInput)
    .query(({ ctx, input }) => previewPlanChange(ctx.actorCtx, input)),
  createCheckout: protectedMutation
    .input(checkoutInput)
    .mutation(({ ctx, input }) => createCheckout(ctx.actorCtx, input)),
  openPortal: protectedMutation.mutation(({ ctx }) => openPortal(ctx.actorCtx)),
  changePlan: protectedMutation
    .input(changePlanInput)
    .mutation(({ ctx, input }) => changePlan(ctx.actorCtx, input)),
  cancel: protectedMutation.input(requestInput).mutation(({ ctx, input }) => cancelPlan(ctx.actorCtx, input)),
  reactivate: protectedMutation
    .input(requestInput)
    .mutation(({ ctx, input }) => reactivatePlan(ctx.actorCtx, input)),
});
