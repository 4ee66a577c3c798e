CREATE TABLE `creditDay` (
	`day` text NOT NULL,
	`reason` text NOT NULL,
	`given` integer NOT NULL,
	`taken` integer NOT NULL,
	PRIMARY KEY(`day`, `reason`)
);
--> statement-breakpoint
CREATE TABLE `creditRequest` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`credits` integer NOT NULL,
	`reason` text NOT NULL,
	`askedBy` text NOT NULL,
	`createdAt` integer NOT NULL,
	`decision` text,
	`decidedAt` integer,
	`decidedBy` text,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`askedBy`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`decidedBy`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "credit_request_decision" CHECK("creditRequest"."decision" IN ('CONFIRMED', 'REFUSED', 'WITHDRAWN')),
	CONSTRAINT "credit_request_two_people" CHECK("creditRequest"."decidedBy" IS NULL OR "creditRequest"."decision" = 'WITHDRAWN' OR "creditRequest"."decidedBy" <> "creditRequest"."askedBy")
);
--> statement-breakpoint
CREATE INDEX `credit_request_open` ON `creditRequest` (`createdAt`) WHERE "decision" IS NULL;--> statement-breakpoint
CREATE INDEX `credit_request_user` ON `creditRequest` (`userId`);--> statement-breakpoint
CREATE INDEX `credit_request_asker` ON `creditRequest` (`askedBy`);--> statement-breakpoint
CREATE INDEX `credit_request_decider` ON `creditRequest` (`decidedBy`);--> statement-breakpoint
ALTER TABLE `bannedDomain` ADD `expires` integer;--> statement-breakpoint
CREATE INDEX `banned_domain_expires` ON `bannedDomain` (`expires`) WHERE "expires" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `bannedIp` ADD `expires` integer;--> statement-breakpoint
CREATE INDEX `banned_ip_expires` ON `bannedIp` (`expires`) WHERE "expires" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `userBan` ADD `expires` integer;--> statement-breakpoint
CREATE INDEX `user_ban_expires` ON `userBan` (`expires`) WHERE "expires" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `appeal` ADD `about` text DEFAULT 'DUPLICATE' NOT NULL;--> statement-breakpoint
CREATE INDEX `session_ipaddress` ON `session` (`ipaddress`);--> statement-breakpoint
CREATE INDEX `user_name` ON `user` (lower("name"));--> statement-breakpoint
CREATE INDEX `user_ipaddress` ON `user` (`ipaddress`);--> statement-breakpoint
CREATE INDEX `payment_created` ON `payment` (`createdAt`);--> statement-breakpoint
CREATE INDEX `email_suppression_age` ON `emailSuppression` (`createdAt`);
--> statement-breakpoint
INSERT INTO `creditDay` SELECT date(createdAt / 1000, 'unixepoch'), reason, sum(max(credits, 0)), sum(max(-credits, 0)) FROM `userCreditHistory` GROUP BY 1, 2;
