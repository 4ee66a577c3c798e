CREATE TABLE `likenessConsent` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`subjectId` text NOT NULL,
	`version` text NOT NULL,
	`language` text NOT NULL,
	`engine` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "likeness_consent_kind" CHECK("likenessConsent"."kind" IN ('FACE_SWAP', 'CLOTHING_REPLACEMENT', 'FACE_REFERENCE'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `likeness_consent_subject` ON `likenessConsent` (`subjectId`);--> statement-breakpoint
CREATE INDEX `likeness_consent_user` ON `likenessConsent` (`userId`);--> statement-breakpoint
ALTER TABLE `imageToImageInput` RENAME COLUMN `position` TO `order`;--> statement-breakpoint
ALTER TABLE `imageToImageInput` ADD `role` text DEFAULT 'image' NOT NULL;--> statement-breakpoint
ALTER TABLE `imageToImageInput` ADD `editPosition` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imageToImageGeneration` ADD `deletedAt` integer;--> statement-breakpoint
CREATE INDEX `image_to_image_generation_deleted` ON `imageToImageGeneration` (`deletedAt`) WHERE "deletedAt" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `generation` ADD `negativePrompt` text;--> statement-breakpoint
ALTER TABLE `generation` DROP COLUMN `uploadedImageId`;--> statement-breakpoint
ALTER TABLE `generation` ADD `uploadedImageId` text REFERENCES uploadedImage(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `generation_upload` ON `generation` (`uploadedImageId`) WHERE "uploadedImageId" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `uploadedImage` ADD `purpose` text DEFAULT 'TRAINING' NOT NULL;