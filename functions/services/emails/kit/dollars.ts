import { formatMoney } from "#schema/billing/money.ts";
import { CURRENCY } from "#schema/billing/plans.ts";

/** "$9", "$9.50". */
export const dollars = (cents: number) => formatMoney(cents, CURRENCY);
