CREATE TABLE `providerSpend` (
	`day` text NOT NULL,
	`scope` text NOT NULL,
	`microUsd` integer NOT NULL,
	`refusedAt` integer,
	PRIMARY KEY(`day`, `scope`)
);
--> statement-breakpoint
CREATE TABLE `safetyReview` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`mailboxHash` text,
	`message` text,
	`openedAt` integer NOT NULL,
	`clearedAt` integer,
	`clearedBy` text,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`clearedBy`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE UNIQUE INDEX `safety_review_open_user` ON `safetyReview` (`userId`) WHERE "clearedAt" IS NULL;--> statement-breakpoint
CREATE INDEX `safety_review_user` ON `safetyReview` (`userId`,`clearedAt`);--> statement-breakpoint
CREATE INDEX `safety_review_mailbox` ON `safetyReview` (`mailboxHash`,`clearedAt`);--> statement-breakpoint
CREATE INDEX `safety_review_open` ON `safetyReview` (`openedAt`) WHERE "clearedAt" IS NULL;--> statement-breakpoint
CREATE INDEX `safety_review_clearer` ON `safetyReview` (`clearedBy`);--> statement-breakpoint
CREATE TABLE `safetyStrike` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`mailboxHash` text,
	`kind` text NOT NULL,
	`refunded` integer NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "safety_strike_kind" CHECK("safetyStrike"."kind" IN ('HELD_BACK', 'PROMPT'))
);
--> statement-breakpoint
CREATE INDEX `safety_strike_user` ON `safetyStrike` (`userId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `safety_strike_mailbox` ON `safetyStrike` (`mailboxHash`,`createdAt`);--> statement-breakpoint
CREATE INDEX `safety_strike_age` ON `safetyStrike` (`createdAt`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_firstProof` (
	`userId` text PRIMARY KEY NOT NULL,
	`mailboxHash` text NOT NULL,
	`addressHash` text,
	`networkHash` text,
	`domainHash` text,
	`duplicate` text,
	`bonus` integer NOT NULL,
	`clearedAt` integer,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "first_proof_duplicate" CHECK("__new_firstProof"."duplicate" IN ('EMAIL', 'ADDRESS', 'DOMAIN'))
);
--> statement-breakpoint
INSERT INTO `__new_firstProof`("userId", "mailboxHash", "addressHash", "duplicate", "bonus", "clearedAt", "createdAt") SELECT "userId", "mailboxHash", "addressHash", "duplicate", "bonus", "clearedAt", "createdAt" FROM `firstProof`;--> statement-breakpoint
DROP TABLE `firstProof`;--> statement-breakpoint
ALTER TABLE `__new_firstProof` RENAME TO `firstProof`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `first_proof_mailbox` ON `firstProof` (`mailboxHash`);--> statement-breakpoint
CREATE INDEX `first_proof_address` ON `firstProof` (`addressHash`,`createdAt`);--> statement-breakpoint
CREATE INDEX `first_proof_network` ON `firstProof` (`networkHash`,`createdAt`);--> statement-breakpoint
CREATE INDEX `first_proof_domain` ON `firstProof` (`domainHash`,`createdAt`);--> statement-breakpoint
CREATE INDEX `first_proof_to_forget` ON `firstProof` (`createdAt`) WHERE "addressHash" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `job` ADD `heldBack` integer;--> statement-breakpoint
ALTER TABLE `job` ADD `kept` integer;--> statement-breakpoint
ALTER TABLE `job` ADD `costMicroUsd` integer;--> statement-breakpoint
ALTER TABLE `referral` ADD `dueAt` integer;--> statement-breakpoint
CREATE INDEX `referral_due` ON `referral` (`dueAt`) WHERE "dueAt" IS NOT NULL;