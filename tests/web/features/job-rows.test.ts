import { expect, test } from "vitest";
import type { ActiveJobView } from "#schema/jobs.ts";
import { jobRows } from "#web/features/work/job-rows.ts";

const job = (kind: ActiveJobView["kind"], input: Partial<ActiveJobView> = {}): ActiveJobView => ({
  id: kind,
  kind,
  subjectId: `of ${kind}`,
  status: "SUBMITTED",
  queuePosition: null,
  estimatedSeconds: 10,
  startedAt: new Date(0),
  ...input,
});
const rows = (...jobs: ActiveJobView[]) =>
  jobRows(jobs, 0).map(({ name, state, to }) => `${name}: ${state}, ${to}`);

test("running work is listed with the page where it is seen, edits too", () => {
  expect(rows(job("EDIT"), job("PICTURES"), job("VIDEO"), job("VOICE"))).toEqual([
    "Picture edit: In progress, /tools/image-to-image",
    "Pictures from your prompt: In progress, /tools/image-generator",
    "Video: In progress, /tools/video-generator",
    "A new voice: Being learned, /tools/trained-voices/of VOICE",
  ]);
  expect(rows(job("EDIT", { status: "QUEUED" }))).toEqual([
    "Picture edit: In the queue, /tools/image-to-image",
  ]);
});

test("the steps of one video are one row, and what has a list of its own is none here", () => {
  const steps = [job("VIDEO_STILL", { subjectId: "v" }), job("VIDEO", { subjectId: "v" })];
  expect(rows(...steps, job("VIDEO", { subjectId: "w" }))).toHaveLength(2);
  expect(rows(job("TRAINING"), job("PACK_PROMPT"), job("SCENE_VIDEO"), job("PERSON_FACE"))).toEqual([]);
});
