import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The two files that place a session's condition. */
const PATHS = ["functions/services/commit.ts", "functions/services/read-as.ts"];

test("no service writes or proves a session beside commit and readAs", () => {
  const beside = globSync("functions/services/**/*.ts")
    .filter((file) => !PATHS.includes(file))
    .filter((file) =>
      /\bdb\.(write|read)\(|\b(requireSession|requireSignedIn|requireStaff|liveSession|isLive|isSignedIn)\b/.test(
        readFileSync(file, "utf8"),
      ),
    );
  expect(beside).toEqual([]);
});
