PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_job` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`userId` text NOT NULL,
	`subjectId` text NOT NULL,
	`status` text NOT NULL,
	`attempt` integer DEFAULT 0 NOT NULL,
	`fence` integer DEFAULT 0 NOT NULL,
	`leaseUntil` integer,
	`deadline` integer NOT NULL,
	`requestId` text,
	`statusUrl` text,
	`responseUrl` text,
	`cancelUrl` text,
	`queuePosition` integer,
	`nextPollAt` integer,
	`seed` integer NOT NULL,
	`outputs` integer NOT NULL,
	`creditsPerOutput` integer NOT NULL,
	`delivered` integer DEFAULT 0 NOT NULL,
	`chargeId` text NOT NULL,
	`result` text,
	`errorCode` text,
	`createdAt` integer NOT NULL,
	`submittedAt` integer,
	`finishedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`chargeId`) REFERENCES `userCreditHistory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "job_kind" CHECK("__new_job"."kind" IN ('TRAINING', 'PACK_PROMPT', 'PICTURES')),
	CONSTRAINT "job_status" CHECK("__new_job"."status" IN ('QUEUED', 'SUBMITTING', 'SUBMITTED', 'STORING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "job_outputs" CHECK("__new_job"."outputs" > 0 AND "__new_job"."creditsPerOutput" >= 0 AND "__new_job"."delivered" BETWEEN 0 AND "__new_job"."outputs")
);
--> statement-breakpoint
INSERT INTO `__new_job`("id", "kind", "userId", "subjectId", "status", "attempt", "fence", "leaseUntil", "deadline", "requestId", "statusUrl", "responseUrl", "cancelUrl", "queuePosition", "nextPollAt", "seed", "outputs", "creditsPerOutput", "delivered", "chargeId", "result", "errorCode", "createdAt", "submittedAt", "finishedAt") SELECT "id", "kind", "userId", "subjectId", "status", "attempt", "fence", "leaseUntil", "deadline", "requestId", "statusUrl", "responseUrl", "cancelUrl", "queuePosition", "nextPollAt", "seed", "outputs", "creditsPerOutput", "delivered", "chargeId", "result", "errorCode", "createdAt", "submittedAt", "finishedAt" FROM `job`;--> statement-breakpoint
DROP TABLE `job`;--> statement-breakpoint
ALTER TABLE `__new_job` RENAME TO `job`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `job_user` ON `job` (`userId`,`status`);--> statement-breakpoint
CREATE INDEX `job_user_kind` ON `job` (`userId`,`kind`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `job_subject` ON `job` (`subjectId`);--> statement-breakpoint
CREATE INDEX `job_open` ON `job` (`status`,`nextPollAt`) WHERE status NOT IN ('COMPLETED', 'FAILED');--> statement-breakpoint
CREATE INDEX `job_kind_finished` ON `job` (`kind`,`finishedAt`);--> statement-breakpoint
CREATE TABLE `__new_generation` (
	`id` text PRIMARY KEY NOT NULL,
	`prompt` text NOT NULL,
	`imageUrl` text,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`seed` integer,
	`userId` text NOT NULL,
	`trainingId` text,
	`uploadedImageId` text,
	`packInferenceJobId` text,
	`packId` text,
	`promptPackId` text,
	`jobId` text,
	`position` integer,
	`modelStrength` real,
	`referenceImageOptions` text,
	`modelId` text NOT NULL,
	`favorite` integer DEFAULT false NOT NULL,
	`status` text NOT NULL,
	`chargeId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`trainingId`) REFERENCES `training`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`packInferenceJobId`) REFERENCES `packInferenceJob`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`packId`) REFERENCES `userGeneratedPack`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`promptPackId`) REFERENCES `promptPack`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`jobId`) REFERENCES `job`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`chargeId`) REFERENCES `userCreditHistory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "generation_status" CHECK("__new_generation"."status" IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "generation_arrived" CHECK(("__new_generation"."status" = 'COMPLETED') = ("__new_generation"."imageUrl" IS NOT NULL))
);
--> statement-breakpoint
INSERT INTO `__new_generation`("id", "prompt", "imageUrl", "width", "height", "seed", "userId", "trainingId", "uploadedImageId", "packInferenceJobId", "packId", "promptPackId", "jobId", "position", "modelStrength", "referenceImageOptions", "modelId", "favorite", "status", "chargeId", "createdAt") SELECT "id", "prompt", "imageUrl", "width", "height", "seed", "userId", "trainingId", "uploadedImageId", "packInferenceJobId", "packId", "promptPackId", NULL, NULL, NULL, "referenceImageOptions", "modelId", "favorite", "status", "chargeId", "createdAt" FROM `generation`;--> statement-breakpoint
DROP TABLE `generation`;--> statement-breakpoint
ALTER TABLE `__new_generation` RENAME TO `generation`;--> statement-breakpoint
CREATE UNIQUE INDEX `generation_packInferenceJobId_unique` ON `generation` (`packInferenceJobId`);--> statement-breakpoint
CREATE INDEX `generation_user` ON `generation` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `generation_favorite` ON `generation` (`userId`,`favorite`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `generation_pack` ON `generation` (`packId`);--> statement-breakpoint
CREATE INDEX `generation_training` ON `generation` (`trainingId`);--> statement-breakpoint
CREATE UNIQUE INDEX `generation_object` ON `generation` (`imageUrl`);--> statement-breakpoint
CREATE UNIQUE INDEX `generation_job` ON `generation` (`jobId`,`position`);