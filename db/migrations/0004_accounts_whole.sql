CREATE TABLE `accountLink` (
	`id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`purpose` text NOT NULL,
	`userId` text NOT NULL,
	`email` text NOT NULL,
	`expires` integer NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "account_link_purpose" CHECK("accountLink"."purpose" IN ('RESET_PASSWORD', 'CHANGE_EMAIL', 'UNDO_EMAIL_CHANGE'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accountLink_token_unique` ON `accountLink` (`token`);--> statement-breakpoint
CREATE INDEX `account_link_user` ON `accountLink` (`userId`);--> statement-breakpoint
CREATE INDEX `account_link_expires` ON `accountLink` (`expires`);--> statement-breakpoint
ALTER TABLE `account` ADD `providerEmail` text;--> statement-breakpoint
ALTER TABLE `session` ADD `lastSeenAt` integer;--> statement-breakpoint
ALTER TABLE `session` ADD `connectUntil` integer;