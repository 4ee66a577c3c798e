import { formatMoney } from "#schema/money.ts";
import { CURRENCY } from "#schema/plans.ts";

/** "$9", "$9.50". */
export const dollars = (cents: number) => formatMoney(cents, CURRENCY);
