CREATE TABLE `imageToImageGeneration` (
	`id` text PRIMARY KEY NOT NULL,
	`prompt` text NOT NULL,
	`imageUrls` text DEFAULT '[]' NOT NULL,
	`editType` text NOT NULL,
	`operation` text NOT NULL,
	`imageExtraOptions` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`seed` integer NOT NULL,
	`userId` text NOT NULL,
	`favorite` integer DEFAULT false NOT NULL,
	`status` text NOT NULL,
	`jobId` text NOT NULL,
	`chargeId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`jobId`) REFERENCES `job`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`chargeId`) REFERENCES `userCreditHistory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "image_to_image_generation_status" CHECK("imageToImageGeneration"."status" IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "image_to_image_arrived" CHECK(("imageToImageGeneration"."status" = 'COMPLETED') = ("imageToImageGeneration"."imageUrls" <> '[]'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `image_to_image_generation_job` ON `imageToImageGeneration` (`jobId`);--> statement-breakpoint
CREATE INDEX `image_to_image_generation_user` ON `imageToImageGeneration` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE TABLE `imageToImageInput` (
	`imageToImageGenerationId` text NOT NULL,
	`position` integer NOT NULL,
	`uploadedImageId` text,
	`generationId` text,
	`editId` text,
	PRIMARY KEY(`imageToImageGenerationId`, `position`),
	FOREIGN KEY (`imageToImageGenerationId`) REFERENCES `imageToImageGeneration`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`uploadedImageId`) REFERENCES `uploadedImage`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`generationId`) REFERENCES `generation`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`editId`) REFERENCES `imageToImageGeneration`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `image_to_image_input_upload` ON `imageToImageInput` (`uploadedImageId`) WHERE "uploadedImageId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `image_to_image_input_generation` ON `imageToImageInput` (`generationId`) WHERE "generationId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `image_to_image_input_edit` ON `imageToImageInput` (`editId`) WHERE "editId" IS NOT NULL;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_job` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`operation` text DEFAULT 'portrait' NOT NULL,
	`options` text DEFAULT '{}' NOT NULL,
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
	`cancelRequestedAt` integer,
	`seed` integer NOT NULL,
	`outputs` integer NOT NULL,
	`creditsPerOutput` integer NOT NULL,
	`delivered` integer DEFAULT 0 NOT NULL,
	`heldBack` integer,
	`kept` integer,
	`costMicroUsd` integer,
	`chargeId` text NOT NULL,
	`result` text,
	`errorCode` text,
	`createdAt` integer NOT NULL,
	`submittedAt` integer,
	`finishedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`chargeId`) REFERENCES `userCreditHistory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "job_status" CHECK("__new_job"."status" IN ('QUEUED', 'SUBMITTING', 'SUBMITTED', 'STORING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "job_outputs" CHECK("__new_job"."outputs" > 0 AND "__new_job"."creditsPerOutput" >= 0 AND "__new_job"."delivered" BETWEEN 0 AND "__new_job"."outputs")
);
--> statement-breakpoint
INSERT INTO `__new_job`("id", "kind", "operation", "options", "userId", "subjectId", "status", "attempt", "fence", "leaseUntil", "deadline", "requestId", "statusUrl", "responseUrl", "cancelUrl", "queuePosition", "nextPollAt", "cancelRequestedAt", "seed", "outputs", "creditsPerOutput", "delivered", "heldBack", "kept", "costMicroUsd", "chargeId", "result", "errorCode", "createdAt", "submittedAt", "finishedAt") SELECT "id", "kind", "operation", "options", "userId", "subjectId", "status", "attempt", "fence", "leaseUntil", "deadline", "requestId", "statusUrl", "responseUrl", "cancelUrl", "queuePosition", "nextPollAt", "cancelRequestedAt", "seed", "outputs", "creditsPerOutput", "delivered", "heldBack", "kept", "costMicroUsd", "chargeId", "result", "errorCode", "createdAt", "submittedAt", "finishedAt" FROM `job`;--> statement-breakpoint
DROP TABLE `job`;--> statement-breakpoint
ALTER TABLE `__new_job` RENAME TO `job`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `job_user` ON `job` (`userId`,`status`);--> statement-breakpoint
CREATE INDEX `job_user_kind` ON `job` (`userId`,`kind`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `job_subject` ON `job` (`subjectId`);--> statement-breakpoint
CREATE INDEX `job_open` ON `job` (`status`,`nextPollAt`) WHERE status NOT IN ('COMPLETED', 'FAILED');--> statement-breakpoint
CREATE INDEX `job_kind_finished` ON `job` (`kind`,`finishedAt`);--> statement-breakpoint
CREATE INDEX `job_charge` ON `job` (`chargeId`);--> statement-breakpoint
CREATE UNIQUE INDEX `job_request` ON `job` (`requestId`);--> statement-breakpoint
CREATE INDEX `job_finished` ON `job` (`finishedAt`,`id`) WHERE "finishedAt" IS NOT NULL;