import type { PhotoReport } from "#schema/trainings/training.ts";
import type { Compute } from "./compute-types.ts";

/** What the pool asks of a worker. */
export type WorkerRequest =
  | ({ id: number; task: "train" } & Parameters<Compute["train"]>[0])
  | ({ id: number; task: "portrait" } & Omit<Parameters<Compute["portrait"]>[0], "bundle"> & {
        /** Left out when the worker holds the bundle already. */
        bundle?: Uint8Array;
      });

export type WorkerAnswer =
  | { id: number; ok: "train"; bundle: Uint8Array; report: PhotoReport[] }
  | { id: number; ok: "portrait"; jpeg: Uint8Array }
  /** No photo was usable. */
  | { id: number; refused: PhotoReport[] }
  | { id: number; error: string };

/** Sent once, when the models are loaded. */
export type WorkerReady = { ready: true };
