import { expect, test } from "vitest";
import { coarseAddress } from "#functions/services/accounts/sessions/coarse-address.ts";
import { deviceName } from "#functions/services/accounts/sessions/device-name.ts";

const BLINK = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0";
const IPHONE = "(iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
test.each([
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${BLINK} Safari/537.36`, "Chrome on macOS"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox on Windows"],
  [`Mozilla/5.0 ${IPHONE} Version/18.3 Mobile/15E148 Safari/604.1`, "Safari on iOS"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64) ${BLINK} Safari/537.36 Edg/131.0.0.0`, "Microsoft Edge on Windows"],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${BLINK} Mobile Safari/537.36`, "Chrome on Android"],
  ["undici", "A device we do not know"],
  [null, "A device we do not know"],
])("%j is %j", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test("a browser that says nonsense breaks nothing", () => {
  for (const odd of ["<script>alert(1)</script>", "\u0000\u0001", "(((((".repeat(60), "Mozilla/5.0 ("]) {
    expect(deviceName(odd)).toMatch(/\S/);
    expect(deviceName(odd)).not.toContain("<");
  }
});

test.each([
  ["203.0.113.77", "203.0.113.x"],
  ["2001:db8:7:1::/64", "2001:db8:7::"],
  ["unknown", "unknown"],
  [null, "unknown"],
])("%j is shown as %j", (address, shown) => {
  expect(coarseAddress(address)).toBe(shown);
});
