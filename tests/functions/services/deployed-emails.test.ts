import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { build } from "esbuild";
import { parse, serialize } from "parse5";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import type { Deps } from "#functions/deps.ts";
import { renderEmail } from "#functions/services/emails/render-email.ts";
import { SAMPLE_EMAILS } from "#scripts/sample-emails.ts";

const deps = {
  config: {
    APP_URL: "https://likeness.example",
    AUTH_SECRET: ["a secret of at least thirty-two characters"],
  },
} as unknown as Deps;

/** As the Worker has it, where a smaller library stands in for React. */
async function deployedRenderer(): Promise<typeof renderEmail> {
  const { alias } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
  const react = Object.fromEntries(
    Object.entries<string>(alias ?? {}).filter(([name]) => name.startsWith("react")),
  );
  expect(Object.keys(react)).toEqual(["react", "react/jsx-runtime", "react-dom/server"]);
  const outfile = `${mkdtempSync(`${tmpdir()}/emails-`)}/render-email.mjs`;
  await build({
    entryPoints: ["functions/services/emails/render-email.ts"],
    ...{ bundle: true, outfile, format: "esm", platform: "node", jsx: "automatic", alias: react },
    ...{ mainFields: ["module", "main"], logLevel: "error" },
  });
  return (await import(outfile)).renderEmail;
}

/** A document whatever the order of its attributes and the spaces between its styles. */
const shown = (html: string) =>
  serialize(parse(html)).replaceAll(/<(\w+)([^>]*)>/g, (_, name: string, attributes: string) => {
    const words = attributes
      .replaceAll(/([:;]) +/g, "$1")
      .replaceAll(/;"/g, '"')
      .replaceAll(":0px", ":0");
    const each = words.match(/[\w-]+(="[^"]*")?/g) ?? [];
    return `<${name} ${each.toSorted().join(" ")}>`;
  });

test("every email of the Worker says and shows what React makes of its template", async () => {
  const deployed = await deployedRenderer();
  for (const { template, params } of SAMPLE_EMAILS) {
    const input = { id: "mail-1", template, params };
    const [ours, reacts] = [await deployed(deps, input), await renderEmail(deps, input)];
    expect(ours?.text, template).toBe(reacts?.text);
    expect(shown(ours!.html), template).toBe(shown(reacts!.html));
  }
});
