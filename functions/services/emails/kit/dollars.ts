const whole = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

/** "$9", "$9.50". */
export const dollars = (cents: number) => whole.format(cents / 100);
