import { expect, test } from "vitest";
import { clientAddress } from "#schema/accounts/client-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", "unknown"],
  [undefined, "unknown"],
])("%s counts as %s", (header, counted) => {
  expect(clientAddress(header)).toBe(counted);
});
