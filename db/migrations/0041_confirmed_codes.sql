PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_likenessConsent` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`subjectId` text NOT NULL,
	`version` text NOT NULL,
	`language` text NOT NULL,
	`engine` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "likeness_consent_kind" CHECK("__new_likenessConsent"."kind" IN ('FACE_SWAP', 'CLOTHING_REPLACEMENT', 'FACE_REFERENCE', 'VOICE', 'TALKING_HEAD', 'ADULT_PACK'))
);
--> statement-breakpoint
INSERT INTO `__new_likenessConsent`("id", "userId", "kind", "subjectId", "version", "language", "engine", "createdAt") SELECT "id", "userId", "kind", "subjectId", "version", "language", "engine", "createdAt" FROM `likenessConsent`;--> statement-breakpoint
DROP TABLE `likenessConsent`;--> statement-breakpoint
ALTER TABLE `__new_likenessConsent` RENAME TO `likenessConsent`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `likeness_consent_subject` ON `likenessConsent` (`subjectId`);--> statement-breakpoint
CREATE INDEX `likeness_consent_user` ON `likenessConsent` (`userId`);--> statement-breakpoint
DROP INDEX `appeal_one_open`;--> statement-breakpoint
CREATE UNIQUE INDEX `appeal_one_open` ON `appeal` (`userId`,`about`) WHERE state = 'RECEIVED';--> statement-breakpoint
ALTER TABLE `uploadedImage` ADD `bareSkin` real;--> statement-breakpoint
ALTER TABLE `promotionCode` ADD `waits` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `trainingUploadImage` ADD `bareSkin` real;--> statement-breakpoint
ALTER TABLE `mediaUpload` ADD `fileId` text;--> statement-breakpoint
CREATE INDEX `stripe_subscription_renewing` ON `stripeSubscription` (`cancelAtPeriodEnd`,`status`);