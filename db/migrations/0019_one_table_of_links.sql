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
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "verification_token_purpose" CHECK("__new_verificationToken"."purpose" IN ('VERIFY_EMAIL', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'UNDO_EMAIL_CHANGE'))
);
--> statement-breakpoint
INSERT INTO `__new_verificationToken`("id", "token", "purpose", "userId", "identifier", "expires", "createdAt", "password", "name", "referralCode", "browserHash") SELECT "id", "token", 'VERIFY_EMAIL', NULL, "identifier", "expires", "createdAt", "password", "name", "referralCode", "browserHash" FROM `verificationToken`;--> statement-breakpoint
INSERT INTO `__new_verificationToken`("id", "token", "purpose", "userId", "identifier", "expires", "createdAt") SELECT "id", "token", "purpose", "userId", "email", "expires", "createdAt" FROM `accountLink`;--> statement-breakpoint
DROP TABLE `accountLink`;--> statement-breakpoint
DROP TABLE `verificationToken`;--> statement-breakpoint
ALTER TABLE `__new_verificationToken` RENAME TO `verificationToken`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `verificationToken_token_unique` ON `verificationToken` (`token`);--> statement-breakpoint
CREATE INDEX `verification_token_identifier` ON `verificationToken` (`identifier`);--> statement-breakpoint
CREATE INDEX `verification_token_user` ON `verificationToken` (`userId`);--> statement-breakpoint
CREATE INDEX `verification_token_expires` ON `verificationToken` (`expires`);--> statement-breakpoint
UPDATE `email` SET `params` = json_object('linkId', json_extract(`params`, '$.tokenId')) WHERE `template` = 'verify-email' AND `resendId` IS NULL AND `failedAt` IS NULL AND json_extract(`params`, '$.tokenId') IS NOT NULL;
