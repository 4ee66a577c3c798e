import type { Account } from "../core/account.ts";
import { idOf, type Kinds } from "../core/objects.ts";
import { intentOf } from "./collect-invoice.ts";

/** Nobody is to pay it any more. */
export function voidInvoice(account: Account, invoice: Kinds["invoice"]): void {
  const [payment] = account.store.objects.all("invoice_payment", { invoice: invoice.id, status: "open" });
  const now = account.now();
  if (payment)
    account.change(payment, { status: "canceled", status_transitions: { canceled_at: now, paid_at: null } });
  const intent = intentOf(account, invoice.id);
  if (intent && intent.status !== "succeeded") {
    account.change(
      intent,
      { status: "canceled", canceled_at: now, cancellation_reason: "void_invoice", next_action: null },
      "payment_intent.canceled",
    );
  }
  const customer = account.get("customer", idOf(invoice.customer) ?? "");
  const applied = (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance;
  account.change(customer, { balance: customer.balance - applied }, "customer.updated");
  account.change(
    invoice,
    {
      auto_advance: false,
      next_payment_attempt: null,
      status: "void",
      status_transitions: { ...invoice.status_transitions, voided_at: now },
    },
    "invoice.voided",
  );
}
