DROP INDEX `generation_training`;--> statement-breakpoint
ALTER TABLE `generation` ADD `deletedAt` integer;--> statement-breakpoint
CREATE INDEX `generation_prompt_pack` ON `generation` (`userId`,`promptPackId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `generation_single` ON `generation` (`userId`,("packId" IS NULL),`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `generation_deleted` ON `generation` (`deletedAt`) WHERE "deletedAt" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `generation_training` ON `generation` (`trainingId`,`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `uploaded_image_age` ON `uploadedImage` (`createdAt`);