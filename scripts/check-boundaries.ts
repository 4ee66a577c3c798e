import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * Who may import what, longest matching folder first. A file may always import its own layer.
 * By hand because TypeScript 7 has no API that the usual checkers could use.
 */
const RULES: readonly { files: string; may: readonly string[]; what: string }[] = [
  { files: "schema/", may: ["schema/"], what: "schema holds contracts and imports nothing of ours" },
  { files: "db/", may: ["db/", "schema/"], what: "db imports schema only" },
  { files: "functions/api-type.ts", may: ["functions/"], what: "the web's door" },
  {
    files: "functions/providers/",
    may: ["functions/providers/", "schema/"],
    what: "a provider knows nothing of the product",
  },
  {
    files: "functions/services/",
    may: ["functions/services/", "functions/deps.ts", "functions/providers/", "db/", "schema/"],
    what: "a service verb imports no route, procedure or job",
  },
  {
    files: "functions/procedures/",
    may: ["functions/procedures/", "functions/app/", "functions/services/", "schema/"],
    what: "a procedure calls one service verb: no SQL, no vendor",
  },
  { files: "functions/", may: ["functions/", "db/", "schema/"], what: "functions imports db and schema" },
  { files: "web/engine/", may: ["web/engine/"], what: "the engine imports nothing of ours" },
  { files: "web/ui/", may: ["web/ui/", "web/lib/", "schema/"], what: "the kit knows no feature" },
  { files: "web/lib/", may: ["web/lib/", "schema/", "functions/api-type.ts"], what: "lib knows no feature" },
  {
    files: "web/",
    may: ["web/", "schema/", "functions/api-type.ts"],
    what: "the web reaches the server through api-type.ts alone",
  },
  {
    files: "scripts/local/server/",
    may: ["scripts/local/server/"],
    what: "what local servers are made of knows none of them",
  },
  {
    files: "scripts/local/inference/",
    may: ["scripts/local/", "schema/", "web/engine/"],
    what: "the local engine host",
  },
  {
    files: "scripts/bench/",
    may: [
      "scripts/",
      "db/",
      "schema/",
      "web/engine/",
      "web/features/uploads/photo-check/",
      "functions/services/credits/give-daily-credits.ts",
      "functions/app/read-actor.ts",
      "functions/services/security/keys.ts",
      "web/lib/auth/signed-in-mark.ts",
    ],
    what: "a benchmark runs the engine, the photo check's judgement, the day's credits as the clock gives them, and reads with a cookie as sign-in sets it",
  },
  {
    files: "scripts/build/",
    may: [
      "scripts/",
      "schema/",
      "db/queries/rights/export-shape.ts",
      "web/engine/",
      "web/content/catalogue/sample-portraits.server.ts",
    ],
    what: "the build makes the portraits that pages show of the sample photo, and says what exports look like",
  },
  {
    files: "scripts/covers/",
    may: ["scripts/covers/", "schema/", "web/engine/"],
    what: "the catalogue's pictures are made with the engine alone",
  },
  {
    files: "scripts/interface-pictures/",
    may: ["scripts/", "schema/", "web/engine/", "web/content/interface-pictures.ts"],
    what: "pictures of the interface are of the public one",
  },
  {
    files: "scripts/",
    may: ["scripts/", "db/", "schema/", "functions/api-type.ts"],
    what: "scripts use the public interface",
  },
  { files: "tests/", may: [""], what: "tests may import everything" },
];

/** What the folders' rules cannot say. */
const EXTRA: readonly { files: RegExp; not: RegExp; what: string }[] = [
  {
    // the build itself refuses a `.server.ts` file in anything a browser gets
    files: /^web\/(?!content\/catalogue\/[^/]+\.server\.ts$)/,
    not: /^schema\/catalogue\/(themes\/[^/]+\/)?prompts\.ts$/,
    what: "prompt texts never enter the browser bundle",
  },
  { files: /^(?!db\/|drizzle\.config)/, not: /^drizzle-orm/, what: "only db imports drizzle-orm" },
  {
    files: /^functions\/(?!services\/|deps\.ts$)/,
    not: /^db\//,
    what: "only services and deps reach the database",
  },
  {
    files: /^functions\/(?!providers\/|deps\.ts$)/,
    not: /^functions\/providers\/(?!.*\/(inference|queue|mailer|payments|storage|images|profile-pictures|rate-limit|log)\.ts$)/,
    what: "only deps builds providers; others see their interfaces",
  },
];

interface Problem {
  file: string;
  imports: string;
  what: string;
}

/** Every import in these files that breaks a rule. `read` gives a file's text. */
export function findProblems(files: readonly string[], read: (file: string) => string): Problem[] {
  const problems: Problem[] = [];
  for (const file of files) {
    for (const specifier of importsOf(read(file))) {
      const target = resolve(file, specifier);
      const what = broken(file, target, specifier);
      if (what) problems.push({ file, imports: specifier, what });
    }
  }
  return problems;
}

/** Folders whose files may not import each other in a circle. */
const WITHOUT_CIRCLES = /^(schema|db|functions|web|scripts)\//;

/** Every circle of imports in these files, as the way around it. */
export function findCircles(files: readonly string[], read: (file: string) => string): string[][] {
  const known = new Set(files);
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file]);
    if (done.has(file)) return;
    done.add(file);
    for (const specifier of importsOf(read(file))) {
      const target = resolve(file, specifier);
      if (target !== null && known.has(target)) visit(target, [...way, file]);
    }
  };
  for (const file of files) visit(file, []);
  return circles;
}

function broken(file: string, target: string | null, specifier: string): string | null {
  for (const { files, not, what } of EXTRA)
    if (files.test(file) && not.test(target ?? specifier)) return what;
  if (target === null) return null;
  const rule = RULES.find(({ files }) => file.startsWith(files));
  if (rule && !rule.may.some((prefix) => target.startsWith(prefix))) return rule.what;
  const feature = /^web\/features\/([^/]+)\//;
  const [from, to] = [feature.exec(file)?.[1], feature.exec(target)?.[1]];
  if (from && to && from !== to && to !== "shared") return "a feature imports no other feature";
  if (from && target.startsWith("web/pages/")) return "a feature imports no page";
  return null;
}

/** A path below the root, or null for a package. */
function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return relative(root, join(root, dirname(file), specifier));
  return null;
}

function importsOf(text: string): string[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\b[^;"']*?["']([^"'\n]+)["']|\bimport\(\s*["']([^"'\n]+)["']\s*\)/g;
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? match[2] ?? "");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = globSync("{schema,db,functions,web,scripts,tests}/**/*.{ts,tsx}", { cwd: root });
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const problems = findProblems(files, read);
  const circles = findCircles(
    files.filter((file) => WITHOUT_CIRCLES.test(file)),
    read,
  );
  for (const { file, imports, what } of problems) console.error(`${file} imports ${imports}: ${what}`);
  for (const circle of circles) console.error(`a circle of imports: ${circle.join(" → ")}`);
  console.info(`${files.length} files, ${problems.length} forbidden imports, ${circles.length} circles`);
  process.exit(problems.length + circles.length > 0 ? 1 : 0);
}
