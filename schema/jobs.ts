/** Steps of a video pack: stills of its scenes, their videos, the film they are joined to. */
export const VIDEO_PACK_KINDS = ["SCENE_STILL", "SCENE_VIDEO", "VIDEO_JOIN"] as const;

/** Steps of a virtual person: faces to choose from, the chosen one in other views. */
export const PERSON_KINDS = ["PERSON_FACE", "PERSON_VIEW"] as const;

/** Long work: a job row drives it, its subject (training, pack prompt, a request of pictures, an edit, a video with the still it begins with and what enlarges it, a visitor's request, a voice, spoken words, a video pack, a virtual person) shows it. */
export type JobKind =
  | "TRAINING"
  | "PACK_PROMPT"
  | "PICTURES"
  | "EDIT"
  | "VIDEO"
  | "VIDEO_STILL"
  | "VIDEO_UPSCALE"
  | "VISITOR"
  | "VOICE"
  | "SPEECH"
  | (typeof VIDEO_PACK_KINDS)[number]
  | (typeof PERSON_KINDS)[number];

export const JOB_STATUS = ["QUEUED", "SUBMITTING", "SUBMITTED", "STORING", "COMPLETED", "FAILED"] as const;
export type JobStatus = (typeof JOB_STATUS)[number];

export const WORK_STATUS = ["PENDING", "PROCESSING", "COMPLETED", "FAILED"] as const;
export type WorkStatus = (typeof WORK_STATUS)[number];

/** What people are shown of a job that is all of its work. */
export const WORK_STATUS_OF_JOB: Readonly<Record<JobStatus, WorkStatus>> = {
  QUEUED: "PENDING",
  SUBMITTING: "PENDING",
  SUBMITTED: "PROCESSING",
  STORING: "PROCESSING",
  COMPLETED: "COMPLETED",
  FAILED: "FAILED",
};

/**
 * The only moves a job may make; the database refuses any other (a trigger is generated from this table).
 * A move to itself is a new lease after the old one ran out.
 */
export const JOB_TRANSITIONS: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  // to STORING: a submission we took for failed had worked after all, and its webhook came
  QUEUED: ["SUBMITTING", "STORING", "FAILED"],
  // back to QUEUED: the provider could not be reached; to STORING: its webhook overtook us
  SUBMITTING: ["SUBMITTING", "QUEUED", "SUBMITTED", "STORING", "FAILED"],
  // back to QUEUED: the provider no longer knows the request
  SUBMITTED: ["QUEUED", "STORING", "FAILED"],
  // back to SUBMITTED: outputs could not be fetched yet
  STORING: ["STORING", "SUBMITTED", "COMPLETED", "FAILED"],
  COMPLETED: [],
  FAILED: [],
};

export const TRAINING_TRANSITIONS = {
  PENDING: ["TRAINING", "COMPLETED", "FAILED"],
  TRAINING: ["PENDING", "COMPLETED", "FAILED"],
  COMPLETED: [],
  FAILED: [],
} as const;

export const WORK_TRANSITIONS: Readonly<Record<WorkStatus, readonly WorkStatus[]>> = {
  PENDING: ["PROCESSING", "COMPLETED", "FAILED"],
  PROCESSING: ["PENDING", "COMPLETED", "FAILED"],
  COMPLETED: [],
  FAILED: [],
};

/** Times in milliseconds. */
export const JOB_TIMES = {
  /** Longer than a submission may take (the provider is given 20 s), and no longer: a dead Worker's job waits for it. */
  submitLease: 45_000,
  /** Where inputs go through the provider's storage first: a model over a home line takes its time. */
  uploadLease: 15 * 60_000,
  /** Whoever stores several outputs keeps it before each that could outlast it. */
  storeLease: 180_000,
  /** How long one output may take to fetch. */
  fetch: 120_000,
  /** A job not claimed this long after it was written is published again. */
  unclaimed: 45_000,
  /** A job whose poll is this much overdue is polled again. */
  quiet: 30_000,
} as const satisfies Record<string, number>;

/** How often a job may be submitted to the provider before it fails; the waits between reach past any deadline. */
export const MAX_ATTEMPTS = 12;

/** How long a job waits before it is submitted again, in milliseconds: 10 s, 30 s, 90 s … 10 min. */
export function waitBefore(attempt: number): number {
  return Math.min(10_000 * 3 ** (attempt - 1), 600_000);
}

/** What cancelling a piece of work would end, counted in pictures (a training is one), with what was paid for them. */
export interface CancellationView {
  /** The provider has begun these: they are finished and kept. */
  beingMade: number;
  beingMadeCredits: number;
  cancellable: number;
  creditsBack: number;
}

/** What `jobs.active` says of one running piece of work. */
export interface ActiveJobView {
  id: string;
  kind: JobKind;
  /** The training's, the pack's, the video pack's or the virtual person's id; the video's for its still and what enlarges it; a request of pictures, an edit and a video are their own subjects. */
  subjectId: string;
  status: JobStatus;
  /** Place in the provider's queue, 0 = next; null when unknown or started. */
  queuePosition: number | null;
  /** From earlier runs of the same kind, in seconds; null before the first. */
  estimatedSeconds: number | null;
  startedAt: Date;
}
