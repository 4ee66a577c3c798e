CREATE TABLE `addressStop` (
	`ipAddress` text NOT NULL,
	`userId` text NOT NULL,
	PRIMARY KEY(`ipAddress`, `userId`),
	FOREIGN KEY (`ipAddress`) REFERENCES `bannedIp`(`ipAddress`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `address_stop_user` ON `addressStop` (`userId`);