import { expect, test } from "vitest";
import { addressRange, rangesAround, textSpans } from "#schema/accounts/address-ranges.ts";
import { clientAddress } from "#schema/accounts/client-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7/32", "203.0.113.7"],
  ["203.0.113.7/24", "203.0.113.0/24"],
  ["203.0.127.255/20", "203.0.112.0/20"],
  ["10.9.8.7/8", "10.0.0.0/8"],
  ["2001:DB8::1", "2001:db8:0:0::/64"],
  ["2001:db8:1:2:3::/64", "2001:db8:1:2::/64"],
  ["2001:db8:abcd::/36", "2001:db8:a000:0::/36"],
  ["2001:db8::/32", "2001:db8:0:0::/32"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
])("%s is banned as %s", (typed, range) => {
  expect(addressRange(typed)).toBe(range);
});

test.each([
  ...["", "x", "1.2.3", "1.2.3.256", "1.2.3.4.5", "1.2.3.4/7", "1.2.3.4/33", "1.2.3.4/", "0.0.0.0/0"],
  ...["2001:db8::/12", "2001:db8::/33", "2001:db8::/128", "1.2.3.4/24/8", "example.com"],
])("%j is no range that may be banned", (typed) => {
  expect(addressRange(typed)).toBeNull();
});

test("an address lies in exactly the ranges it is looked up by", () => {
  expect(rangesAround("203.0.113.7")).toHaveLength(25);
  for (const range of ["203.0.113.7", "203.0.113.0/24", "203.0.112.0/20", "203.0.0.0/8"].map(addressRange))
    expect(rangesAround("203.0.113.7")).toContain(range);
  expect(rangesAround("203.0.113.7")).not.toContain("203.0.128.0/20");
  const v6 = clientAddress("2001:db8:1:2::5");
  for (const range of ["2001:db8:1:2::", "2001:db8::/32", "2001::/16"].map(addressRange))
    expect(rangesAround(v6)).toContain(range);
  expect(rangesAround("unknown")).toEqual(["unknown"]);
});

test.each([
  ["203.0.113.0/24", "203.0.113.200", "203.0.114.1"],
  ["203.0.112.0/20", "203.0.127.255", "203.0.128.0"],
  ["203.0.113.4/30", "203.0.113.7", "203.0.113.40"],
  ["203.0.113.7", "203.0.113.7", "203.0.113.70"],
  ["2001:db8:0:0::/32", clientAddress("2001:db8:ffff:1::1"), clientAddress("2001:db9::1")],
  ["2001:db8:a000:0::/36", clientAddress("2001:db8:afff::1"), clientAddress("2001:db8:b000::1")],
  ["2001:db8:1:2::/64", clientAddress("2001:db8:1:2::9"), clientAddress("2001:db8:1:20::9")],
])("the text of %s spans %s and not %s", (range, inside, outside) => {
  const lies = (address: string) => textSpans(range).some(({ from, to }) => address >= from && address < to);
  expect([lies(inside), lies(outside)]).toEqual([true, false]);
});
