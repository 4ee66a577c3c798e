import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import type { StoredParams } from "#schema/emails/email-params.ts";
import { startBrowser } from "./browser/start-browser.ts";
import { SAMPLE_EMAILS } from "./sample-emails.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
/** Drawn as wide as Georgia, which most mail programs have and the browser here does not. */
const GEORGIA = ([400, 700] as const).flatMap((weight) =>
  (["normal", "italic"] as const).map((style) => ({ weight, style })),
);

const WIDTHS = [600, 390];
const SCHEMES = ["light", "dark"] as const;

/** What `renderEmail` needs of the server. */
interface Renderer {
  renderEmail(
    deps: { config: { APP_URL: string; AUTH_SECRET: string[] } },
    input: { id: string; template: string; params: StoredParams },
  ): Promise<{ html: string; text: string } | null>;
}

/** The Worker's own renderer, bundled for Node: templates are JSX, which Node does not read. */
async function loadRenderer(): Promise<Renderer> {
  const outfile = join(root, ".build/emails/render-email.mjs");
  await build({
    entryPoints: [join(root, "functions/services/emails/render-email.ts")],
    absWorkingDir: root,
    outfile,
    bundle: true,
    packages: "external",
    alias: { "#schema": join(root, "schema"), "#db": join(root, "db") },
    format: "esm",
    platform: "node",
    jsx: "automatic",
    logLevel: "warning",
  });
  return (await import(pathToFileURL(outfile).href)) as Renderer;
}

function fontFaces(): string {
  const faces = GEORGIA.map(({ weight, style }) => {
    const file = `${root}node_modules/@fontsource/gelasio/files/gelasio-latin-${weight}-${style}.woff2`;
    const url = `data:font/woff2;base64,${readFileSync(file).toString("base64")}`;
    return `@font-face{font-family:Georgia;font-weight:${weight};font-style:${style};src:url(${url})}`;
  });
  return faces.join("");
}

/** `npm run email-pictures -- --out DIR`: every mail as people see it, wide and narrow, by day and in the dark. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: "string", default: ".build/emails/pictures" } } });
  const out = resolve(root, values.out);
  mkdirSync(out, { recursive: true });
  const { renderEmail } = await loadRenderer();
  const deps = {
    config: { APP_URL: "https://likeness.example", AUTH_SECRET: ["a secret that opens nothing"] },
  };
  const georgia = fontFaces();
  const browser = await startBrowser();
  try {
    for (const colorScheme of SCHEMES) {
      for (const width of WIDTHS) {
        const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme });
        for (const { name, template, params } of SAMPLE_EMAILS) {
          const mail = await renderEmail(deps, { id: "sample", template, params: params ?? {} });
          if (!mail) throw new Error(`no mail template ${template}`);
          await page.setContent(mail.html);
          await page.addStyleTag({ content: georgia });
          await page.evaluate(() => document.fonts.ready);
          const file = [template, name, width, colorScheme].filter(Boolean).join("-");
          await page.screenshot({ path: join(out, `${file}.png`), fullPage: true });
        }
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
  console.info(`${SAMPLE_EMAILS.length * WIDTHS.length * SCHEMES.length} pictures in ${out}`);
}

await main();
