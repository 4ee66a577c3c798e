import { playDemo } from "./play-demo.ts";
import { readArguments } from "./read-arguments.ts";

/** Plays the whole path as a client over the public HTTP interface only. */
try {
  const { json, ...asked } = readArguments(process.argv.slice(2));
  const summary = await playDemo(asked);
  if (json) console.info(JSON.stringify(summary));
  if (!summary.ok)
    throw new Error(
      summary.ledgerOk ? `only ${summary.images} pictures were made` : "the credits do not add up",
    );
  process.exit(0);
} catch (error) {
  const said = error instanceof Error ? error.message : String(error);
  console.error(`demo failed: ${said.replace(/\s+/g, " ")}`);
  process.exit(1);
}
