import {
  changePlanInput,
  checkoutInput,
  previewPlanInput,
  purchaseInput,
  requestInput,
} from "#schema/billing/billing.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { getBilling } from "../services/billing/get-billing.ts";
import { cancelPlan } from "../services/billing/plans/cancel-plan.ts";
import { changePlan } from "../services/billing/plans/change-plan.ts";
import { previewPlanChange } from "../services/billing/plans/preview-plan-change.ts";
import { reactivatePlan } from "../services/billing/plans/reactivate-plan.ts";
import { createCheckout } from "../services/billing/purchases/create-checkout.ts";
import { listInvoices } from "../services/billing/purchases/list-invoices.ts";
import { openPortal } from "../services/billing/purchases/open-portal.ts";
import { purchaseStatus } from "../services/billing/purchases/purchase-status.ts";

export const billingRouter = router({
  overview: protectedProcedure.query(getBilling),
  invoices: protectedProcedure.query(listInvoices),
  purchaseStatus: protectedProcedure.input(purchaseInput).query(purchaseStatus),
  previewPlanChange: protectedProcedure.input(previewPlanInput).query(previewPlanChange),
  createCheckout: protectedMutation.input(checkoutInput).mutation(createCheckout),
  openPortal: protectedMutation.mutation(openPortal),
  changePlan: protectedMutation.input(changePlanInput).mutation(changePlan),
  cancel: protectedMutation.input(requestInput).mutation(cancelPlan),
  reactivate: protectedMutation.input(requestInput).mutation(reactivatePlan),
});
