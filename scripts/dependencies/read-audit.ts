import * as z from "zod";

const answer = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.enum(["info", "low", "moderate", "high", "critical"]) }),
  ),
});

/** What `npm audit --json` says: the packages that stop a release; null where the registry was asked and gave no answer. */
export function readAudit(text: string): string[] | null {
  const parsed = answer.safeParse(JSON.parse(text));
  if (!parsed.success) return null;
  return Object.entries(parsed.data.vulnerabilities)
    .filter(([, { severity }]) => severity === "high" || severity === "critical")
    .map(([name, { severity }]) => `${name}: ${severity}`);
}
