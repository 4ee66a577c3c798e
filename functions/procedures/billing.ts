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
