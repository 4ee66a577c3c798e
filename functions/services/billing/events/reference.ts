import type { PaymentEvent } from "../../../providers/payments/payments.ts";

/** The id that a field of an event's object names, whether it stands there alone or as the whole object. */
export function referenceTo(event: PaymentEvent, field: string): string | null {
  const value = event.object[field];
  if (typeof value === "string") return value;
  if (typeof value === "object" && value !== null && "id" in value && typeof value.id === "string")
    return value.id;
  return null;
}
