import type { Statement } from "#db/client.ts";
import { insertWorkEmails } from "#db/queries/emails/work-emails.ts";
import { completeJob } from "#db/queries/jobs/job-storing.ts";
import type { Job } from "#db/queries/jobs/jobs.ts";
import { beginNextJob } from "#db/queries/jobs/next-job.ts";
import { keepObject } from "#db/queries/media/media.ts";
import { completeFilm } from "#db/queries/videos/video-pack-changes.ts";
import { completeVideo, replaceVideo } from "#db/queries/videos/videos.ts";
import { PARSERS } from "#schema/operations/index.ts";
import type { VideoFile } from "#schema/operations/outputs.ts";
import { upscaleVideo } from "#schema/operations/videos/upscale-video.ts";
import { sourceTypeOf } from "#schema/pictures/ai-marking.ts";
import { aiMarkingBox } from "#schema/videos/mark-mp4.ts";
import type { Deps } from "../../../deps.ts";
import { commit } from "../../commit.ts";
import { submitBegun } from "../submission/submit-begun.ts";
import { OutputInvalid } from "./output-invalid.ts";
import { withEnding } from "./with-ending.ts";

/** A minute in 1080 lines stays well below; in bytes. */
const MAX_VIDEO_BYTES = 512 * 1024 ** 2;

/** Streams a job's video into the bucket, marked as made by AI, and delivers it, in one batch. */
export async function storeVideo(deps: Deps, job: Job, prefix: string, output: VideoFile): Promise<void> {
  const file = await deps.inference.download(output.video.url);
  const size = file.size ?? output.video.file_size ?? 0;
  if (size <= 0 || size > MAX_VIDEO_BYTES) {
    await file.body.cancel();
    throw new OutputInvalid("the video has no sensible size");
  }
  const mark = aiMarkingBox(sourceTypeOf(deps.config.INFERENCE_KIND));
  const marked = await withEnding(file.body, mark, isMp4);
  if (!marked) throw new OutputInvalid("what came is no MP4");
  const key = `${prefix}video.mp4`;
  await deps.storage.putStream(key, marked, size + mark.length, "video/mp4");

  const now = deps.now();
  const statements = [
    // a film lasts as long as the job's inputs, which go with the end of the job
    ...(job.kind === "VIDEO_JOIN" ? completeFilm({ id: job.subjectId, jobId: job.id, key, now }) : []),
    ...completeJob({ id: job.id, fence: job.fence, delivered: 1, result: {}, now }),
    ...deliver(job, { key, seed: output.seed ?? job.seed, now }),
    ...insertWorkEmails({ jobId: job.id, from: deps.config.EMAIL_FROM, now }),
    ...keepObject(prefix),
  ];
  await commit({ deps }, { statements, messages: submitBegun });
}

/** Writes it where people see it, by what it was made for. */
function deliver(job: Job, { key, seed, now }: { key: string; seed: number; now: number }): Statement[] {
  const { id: jobId, subjectId: id } = job;
  switch (job.kind) {
    case "VIDEO_JOIN":
      return [];
    case "VIDEO_UPSCALE": {
      const { width, height } = upscaleVideo.options(PARSERS).parse(job.options);
      return replaceVideo({ id, key, width, height, now });
    }
    default:
      return [
        completeVideo({ jobId, key, seed }),
        ...beginNextJob({ jobId, next: "VIDEO_UPSCALE", role: "video", key, now }),
      ];
  }
}

/** Its first box says which kind of file it is (ISO 14496-12). */
function isMp4(start: Uint8Array): boolean {
  return new TextDecoder().decode(start.subarray(4, 8)) === "ftyp";
}
