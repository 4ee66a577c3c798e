import { PaymentDeclined, PaymentsRefused, PaymentsUnavailable } from "../../providers/payments/payments.ts";
import type { Log } from "../../providers/telemetry/log.ts";
import { AppError } from "../app-error.ts";

/** Runs what asks the payment provider; what it says against it becomes words for a person. */
export async function mapPaymentErrors<T>(log: Log, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof PaymentDeclined) throw new AppError("CARD_DECLINED");
    if (error instanceof PaymentsUnavailable) {
      log.error("payments_unavailable", error);
      throw new AppError("BILLING_UNAVAILABLE");
    }
    if (error instanceof PaymentsRefused) {
      log.error("payments_refused", error);
      throw new AppError("BILLING_REFUSED");
    }
    throw error;
  }
}
