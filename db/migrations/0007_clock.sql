CREATE TABLE `dailyCredits` (
	`day` text PRIMARY KEY NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	`people` integer DEFAULT 0 NOT NULL,
	`startedAt` integer NOT NULL,
	`finishedAt` integer
);
--> statement-breakpoint
CREATE TABLE `ledgerAudit` (
	`id` integer PRIMARY KEY NOT NULL,
	`auditedAt` integer NOT NULL,
	`problems` integer NOT NULL,
	`brokenSince` integer,
	CONSTRAINT "ledger_audit_one" CHECK("ledgerAudit"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `taskCursor` (
	`task` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`id` text NOT NULL
);
--> statement-breakpoint
DROP INDEX `user_credit_history_by_reason`;--> statement-breakpoint
CREATE INDEX `email_age` ON `email` (`createdAt`);--> statement-breakpoint
CREATE INDEX `session_expires` ON `session` (`expires`);--> statement-breakpoint
CREATE INDEX `user_unverified` ON `user` (`updatedAt`) WHERE "emailVerified" IS NULL;--> statement-breakpoint
CREATE INDEX `verification_token_expires` ON `verificationToken` (`expires`);--> statement-breakpoint
CREATE INDEX `payment_debt` ON `payment` (`userId`) WHERE "owedCredits" > "clawedBackCredits";--> statement-breakpoint
CREATE INDEX `job_charge` ON `job` (`chargeId`);--> statement-breakpoint
CREATE INDEX `job_finished` ON `job` (`finishedAt`,`id`) WHERE "finishedAt" IS NOT NULL;