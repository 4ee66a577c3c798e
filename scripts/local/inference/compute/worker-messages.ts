import type { PhotoReport } from "#schema/trainings/training.ts";
import type { Sketched } from "#web/engine/studio/series/open-series.ts";
import type { Compute, PictureRefused } from "./compute-types.ts";

/** What the pool can ask of a worker. */
export type Tasks = Omit<Compute, "close">;
export type TaskName = keyof Tasks;
export type Output<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** A portrait's bundle is left out when the worker holds it already. */
export type Input<Name extends TaskName> = Name extends "portrait"
  ? Omit<Parameters<Tasks["portrait"]>[0], "bundle"> & { bundle?: Uint8Array }
  : Parameters<Tasks[Name]>[0];

export type WorkerRequest = {
  [Name in TaskName]: { id: number; task: Name; input: Input<Name> };
}[TaskName];

export type WorkerAnswer =
  | { id: number; output: Output<TaskName> }
  /** No photo was usable. */
  | { id: number; report: PhotoReport[] }
  | { id: number; refused: PictureRefused["type"] }
  | { id: number; error: string };

/**
 * What a worker has planned of a series, sent before it makes the picture and passed on to the others, so that each
 * picture of a pack is planned once.
 */
export interface SharedPlan {
  bundleKey: string;
  series: string;
  planned: Sketched[];
}

/** Sent once, when the models are loaded. */
export type WorkerReady = { ready: true };
