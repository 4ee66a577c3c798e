PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_verificationToken` (
	`id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`purpose` text NOT NULL,
	`userId` text,
	`identifier` text NOT NULL,
	`expires` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`password` text,
	`name` text,
	`referralCode` text,
	`browserHash` text,
	`termsVersion` text,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "verification_token_purpose" CHECK("__new_verificationToken"."purpose" IN ('VERIFY_EMAIL', 'SIGN_IN', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'UNDO_EMAIL_CHANGE'))
);
--> statement-breakpoint
INSERT INTO `__new_verificationToken`("id", "token", "purpose", "userId", "identifier", "expires", "createdAt", "password", "name", "referralCode", "browserHash", "termsVersion") SELECT "id", "token", "purpose", "userId", "identifier", "expires", "createdAt", "password", "name", "referralCode", "browserHash", NULL FROM `verificationToken`;--> statement-breakpoint
DROP TABLE `verificationToken`;--> statement-breakpoint
ALTER TABLE `__new_verificationToken` RENAME TO `verificationToken`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `verificationToken_token_unique` ON `verificationToken` (`token`);--> statement-breakpoint
CREATE INDEX `verification_token_identifier` ON `verificationToken` (`identifier`);--> statement-breakpoint
CREATE INDEX `verification_token_user` ON `verificationToken` (`userId`);--> statement-breakpoint
CREATE INDEX `verification_token_expires` ON `verificationToken` (`expires`);--> statement-breakpoint
ALTER TABLE `training` ADD `orderedPackId` text;--> statement-breakpoint
CREATE INDEX `training_ordered` ON `training` (`finishedAt`) WHERE "orderedPackId" IS NOT NULL;