CREATE TABLE `videoGeneration` (
	`id` text PRIMARY KEY NOT NULL,
	`prompt` text NOT NULL,
	`videoUrl` text,
	`generationType` text NOT NULL,
	`model` text NOT NULL,
	`quality` text NOT NULL,
	`videoExtraOptions` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`duration` real NOT NULL,
	`seed` integer NOT NULL,
	`userId` text NOT NULL,
	`favorite` integer DEFAULT false NOT NULL,
	`status` text NOT NULL,
	`jobId` text NOT NULL,
	`chargeId` text NOT NULL,
	`createdAt` integer NOT NULL,
	`deletedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`jobId`) REFERENCES `job`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`chargeId`) REFERENCES `userCreditHistory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "video_generation_status" CHECK("videoGeneration"."status" IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "video_arrived" CHECK(("videoGeneration"."status" = 'COMPLETED') = ("videoGeneration"."videoUrl" IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `video_generation_job` ON `videoGeneration` (`jobId`);--> statement-breakpoint
CREATE INDEX `video_generation_user` ON `videoGeneration` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `video_generation_deleted` ON `videoGeneration` (`deletedAt`) WHERE "deletedAt" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `videoInput` (
	`videoGenerationId` text NOT NULL,
	`order` integer NOT NULL,
	`inputType` text NOT NULL,
	`role` text NOT NULL,
	`uploadedImageId` text,
	`generationId` text,
	`editId` text,
	`editPosition` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`videoGenerationId`, `order`),
	FOREIGN KEY (`videoGenerationId`) REFERENCES `videoGeneration`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`uploadedImageId`) REFERENCES `uploadedImage`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`generationId`) REFERENCES `generation`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`editId`) REFERENCES `imageToImageGeneration`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `video_input_upload` ON `videoInput` (`uploadedImageId`) WHERE "uploadedImageId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `video_input_generation` ON `videoInput` (`generationId`) WHERE "generationId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `video_input_edit` ON `videoInput` (`editId`) WHERE "editId" IS NOT NULL;