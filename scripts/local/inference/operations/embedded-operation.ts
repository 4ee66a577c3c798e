import type { Locate } from "../../app-addresses.ts";
import type { Compute } from "../compute/compute-types.ts";
import type { FetchModel } from "../files/fetch-model.ts";
import type { Files } from "../files/files.ts";
import type { ReadScene } from "../prompts/read-scene.ts";

/** What the embedded operations work with. */
export interface Host {
  compute: Compute;
  /** Where outputs are kept and served. */
  files: Files;
  /** Where addresses of inputs lead. */
  locate: Locate;
  fetchModel: FetchModel;
  readScene: ReadScene;
}

/** One operation as the embedded server does it: the request's input in, the vendor's answer out. */
export type EmbeddedOperation = (
  host: Host,
  request: { id: string; input: unknown },
) => Promise<Record<string, unknown>>;
