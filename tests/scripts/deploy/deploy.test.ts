import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { PLAIN, SECRETS } from "#scripts/deploy/deployment-env.ts";
import { withSecretsFile } from "#scripts/deploy/wrangler.ts";

test("the command refuses the keys of a local installation, names them and shows none", () => {
  const env = Object.fromEntries([...SECRETS, ...PLAIN].map((name) => [name, `local_${"k".repeat(40)}`]));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/deploy/deploy.ts"], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("Not deployed");
  for (const name of SECRETS) expect(stderr).toContain(`${name} is a key of a local installation`);
  expect(stdout + stderr).not.toContain("kkkk");
});

test("secrets stand in a file of their own, readable by its owner alone, and are gone even when the deployment fails", () => {
  const seen: object[] = [];
  let path = "";
  const deploy = () =>
    withSecretsFile({ AUTH_SECRET: "x" }, (file) => {
      path = file;
      seen.push({ mode: statSync(file).mode & 0o777, content: JSON.parse(readFileSync(file, "utf8")) });
      throw new Error("no line");
    });
  expect(deploy).toThrow("no line");
  expect(seen).toEqual([{ mode: 0o600, content: { AUTH_SECRET: "x" } }]);
  expect(existsSync(path)).toBe(false);
});
