CREATE TABLE `announcement` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`actionLabel` text NOT NULL,
	`actionPath` text NOT NULL,
	`writtenBy` text,
	`createdAt` integer NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`writtenBy`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `announcement_until` ON `announcement` (`until`);--> statement-breakpoint
CREATE TABLE `emailStatus` (
	`id` text PRIMARY KEY NOT NULL,
	`emailId` text NOT NULL,
	`status` text NOT NULL,
	`allMetadata` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`emailId`) REFERENCES `email`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_status_email` ON `emailStatus` (`emailId`);--> statement-breakpoint
CREATE TABLE `emailSuppression` (
	`address` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`emailId` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`emailId`) REFERENCES `email`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "email_suppression_reason" CHECK("emailSuppression"."reason" IN ('BOUNCED', 'COMPLAINED', 'SUPPRESSED'))
);
--> statement-breakpoint
CREATE INDEX `email_suppression_email` ON `emailSuppression` (`emailId`);--> statement-breakpoint
CREATE TABLE `mutedMail` (
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`userId`, `kind`),
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "muted_mail_kind" CHECK("mutedMail"."kind" IN ('OFFERS', 'TIPS', 'ANNOUNCEMENTS', 'WORK'))
);
--> statement-breakpoint
CREATE TABLE `unsubscribeToken` (
	`token` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`userId` text,
	`kind` text NOT NULL,
	`usedAt` integer,
	`expiresAt` integer NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "unsubscribe_token_kind" CHECK("unsubscribeToken"."kind" IN ('OFFERS', 'TIPS', 'ANNOUNCEMENTS', 'WORK'))
);
--> statement-breakpoint
CREATE INDEX `unsubscribe_token_expires` ON `unsubscribeToken` (`expiresAt`);--> statement-breakpoint
CREATE INDEX `unsubscribe_token_user` ON `unsubscribeToken` (`userId`);--> statement-breakpoint
ALTER TABLE `email` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `email` ADD `key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `email_key` ON `email` (`key`);--> statement-breakpoint
CREATE INDEX `user_email_verified` ON `user` (`emailVerified`);--> statement-breakpoint
CREATE INDEX `user_marketing` ON `user` (`emailVerified`) WHERE "allowMarketing" = 1 AND banned = 0;