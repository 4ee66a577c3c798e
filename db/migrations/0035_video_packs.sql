CREATE TABLE `videoPack` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`mainIdea` text NOT NULL,
	`userId` text NOT NULL,
	`trainingId` text,
	`status` text NOT NULL,
	`generationIds` text DEFAULT '[]' NOT NULL,
	`selectedGenerationIds` text DEFAULT '[]' NOT NULL,
	`videoUrls` text DEFAULT '[]' NOT NULL,
	`videoCount` integer DEFAULT 0 NOT NULL,
	`aspect` text NOT NULL,
	`model` text NOT NULL,
	`quality` text NOT NULL,
	`filmUrl` text,
	`filmJobId` text,
	`filmSeconds` real,
	`filmVideoIds` text DEFAULT '[]' NOT NULL,
	`requestKey` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`trainingId`) REFERENCES `training`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "video_pack_status" CHECK("videoPack"."status" IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "video_pack_film" CHECK(("videoPack"."filmUrl" IS NULL) = ("videoPack"."filmJobId" IS NULL) AND ("videoPack"."filmUrl" IS NULL) = ("videoPack"."filmSeconds" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `video_pack_request` ON `videoPack` (`userId`,`requestKey`);--> statement-breakpoint
CREATE INDEX `video_pack_user` ON `videoPack` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `video_pack_training` ON `videoPack` (`trainingId`);--> statement-breakpoint
CREATE INDEX `video_pack_film` ON `videoPack` (`filmJobId`) WHERE "filmJobId" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `videoScene` (
	`id` text PRIMARY KEY NOT NULL,
	`videoPackId` text NOT NULL,
	`position` integer NOT NULL,
	`shot` text NOT NULL,
	`prompt` text NOT NULL,
	`movement` text NOT NULL,
	`seconds` integer NOT NULL,
	`selectedGenerationId` text,
	`videoGenerationId` text,
	FOREIGN KEY (`videoPackId`) REFERENCES `videoPack`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`selectedGenerationId`) REFERENCES `generation`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`videoGenerationId`) REFERENCES `videoGeneration`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `video_scene_pack` ON `videoScene` (`videoPackId`,`position`);--> statement-breakpoint
CREATE INDEX `video_scene_still` ON `videoScene` (`selectedGenerationId`) WHERE "selectedGenerationId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `video_scene_video` ON `videoScene` (`videoGenerationId`) WHERE "videoGenerationId" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `videoStill` (
	`generationId` text PRIMARY KEY NOT NULL,
	`videoSceneId` text NOT NULL,
	FOREIGN KEY (`generationId`) REFERENCES `generation`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`videoSceneId`) REFERENCES `videoScene`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `video_still_scene` ON `videoStill` (`videoSceneId`);--> statement-breakpoint
ALTER TABLE `videoGeneration` ADD `videoPackId` text REFERENCES videoPack(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `video_generation_pack` ON `videoGeneration` (`videoPackId`) WHERE "videoPackId" IS NOT NULL;