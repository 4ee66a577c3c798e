CREATE TABLE `promptPackShowcaseImage` (
	`id` text PRIMARY KEY NOT NULL,
	`imageUrl` text NOT NULL,
	`promptPackId` text NOT NULL,
	`prompt` text NOT NULL,
	`isApproved` integer DEFAULT false NOT NULL,
	`gender` text NOT NULL,
	`trainingId` text,
	`generationId` text NOT NULL,
	`userId` text NOT NULL,
	`consentVersion` text NOT NULL,
	`createdAt` integer NOT NULL,
	`decidedAt` integer,
	`decidedBy` text,
	`withdrawnAt` integer,
	FOREIGN KEY (`promptPackId`) REFERENCES `promptPack`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`trainingId`) REFERENCES `training`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`generationId`) REFERENCES `generation`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`decidedBy`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "showcase_gender" CHECK("promptPackShowcaseImage"."gender" IN ('MAN', 'WOMAN', 'NEUTRAL'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `showcase_generation` ON `promptPackShowcaseImage` (`generationId`) WHERE "withdrawnAt" IS NULL;--> statement-breakpoint
CREATE INDEX `showcase_picture` ON `promptPackShowcaseImage` (`generationId`);--> statement-breakpoint
CREATE INDEX `showcase_pack` ON `promptPackShowcaseImage` (`promptPackId`,`decidedAt`);--> statement-breakpoint
CREATE INDEX `showcase_open` ON `promptPackShowcaseImage` (`createdAt`) WHERE "decidedAt" IS NULL AND "withdrawnAt" IS NULL;--> statement-breakpoint
CREATE INDEX `showcase_user` ON `promptPackShowcaseImage` (`userId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `showcase_training` ON `promptPackShowcaseImage` (`trainingId`);--> statement-breakpoint
CREATE INDEX `showcase_decider` ON `promptPackShowcaseImage` (`decidedBy`);--> statement-breakpoint
CREATE TABLE `takedownRequest` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`seenAt` text NOT NULL,
	`words` text NOT NULL,
	`createdAt` integer NOT NULL,
	`dueAt` integer NOT NULL,
	`decision` text,
	`decidedAt` integer,
	`decidedBy` text,
	FOREIGN KEY (`decidedBy`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "takedown_decision" CHECK("takedownRequest"."decision" IN ('TAKEN_DOWN', 'DECLINED'))
);
--> statement-breakpoint
CREATE INDEX `takedown_open` ON `takedownRequest` (`dueAt`) WHERE "decision" IS NULL;--> statement-breakpoint
CREATE INDEX `takedown_decided` ON `takedownRequest` (`decidedAt`) WHERE "decision" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `takedown_email` ON `takedownRequest` (`email`);--> statement-breakpoint
CREATE INDEX `takedown_decider` ON `takedownRequest` (`decidedBy`);--> statement-breakpoint
ALTER TABLE `promptCategory` ADD `rank` integer;--> statement-breakpoint
ALTER TABLE `promptPackCategory` ADD `rank` integer;--> statement-breakpoint
ALTER TABLE `promptPackCategory` ADD `isPublic` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `prompt_pack_category_pack` ON `promptPackCategory` (`promptPackId`);