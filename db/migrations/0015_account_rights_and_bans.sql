CREATE TABLE `accountDeletion` (
	`userId` text PRIMARY KEY NOT NULL,
	`linkId` text NOT NULL,
	`token` text NOT NULL,
	`createdAt` integer NOT NULL,
	`dueAt` integer NOT NULL,
	`startedAt` integer,
	`toldAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accountDeletion_token_unique` ON `accountDeletion` (`token`);--> statement-breakpoint
CREATE INDEX `account_deletion_due` ON `accountDeletion` (`dueAt`);--> statement-breakpoint
CREATE TABLE `accountExport` (
	`userId` text PRIMARY KEY NOT NULL,
	`linkId` text NOT NULL,
	`token` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expires` integer NOT NULL,
	`parts` text,
	`mailedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accountExport_linkId_unique` ON `accountExport` (`linkId`);--> statement-breakpoint
CREATE UNIQUE INDEX `accountExport_token_unique` ON `accountExport` (`token`);--> statement-breakpoint
CREATE INDEX `account_export_expires` ON `accountExport` (`expires`);--> statement-breakpoint
CREATE INDEX `account_export_unprepared` ON `accountExport` (`createdAt`) WHERE parts IS NULL;--> statement-breakpoint
CREATE TABLE `userBan` (
	`userId` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`createdAt` integer NOT NULL,
	`note` text,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `bannedDomain` ADD `note` text;--> statement-breakpoint
ALTER TABLE `bannedIp` ADD `note` text;--> statement-breakpoint
ALTER TABLE `user` ADD `deletion` text;--> statement-breakpoint
CREATE INDEX `email_to` ON `email` (`to`);