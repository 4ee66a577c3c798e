CREATE TABLE `appeal` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`text` text NOT NULL,
	`state` text NOT NULL,
	`answer` text,
	`createdAt` integer NOT NULL,
	`decidedAt` integer,
	`decidedBy` text,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`decidedBy`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "appeal_state" CHECK("appeal"."state" IN ('RECEIVED', 'GRANTED', 'DECLINED')),
	CONSTRAINT "appeal_decided" CHECK(("appeal"."state" = 'RECEIVED') = ("appeal"."decidedAt" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `appeal_user` ON `appeal` (`userId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `appeal_decider` ON `appeal` (`decidedBy`);--> statement-breakpoint
CREATE UNIQUE INDEX `appeal_one_open` ON `appeal` (`userId`) WHERE state = 'RECEIVED';--> statement-breakpoint
CREATE INDEX `appeal_open` ON `appeal` (`createdAt`) WHERE state = 'RECEIVED';--> statement-breakpoint
CREATE TABLE `firstProof` (
	`userId` text PRIMARY KEY NOT NULL,
	`mailboxHash` text NOT NULL,
	`addressHash` text,
	`duplicate` text,
	`bonus` integer NOT NULL,
	`clearedAt` integer,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "first_proof_duplicate" CHECK("firstProof"."duplicate" IN ('EMAIL', 'ADDRESS'))
);
--> statement-breakpoint
CREATE INDEX `first_proof_mailbox` ON `firstProof` (`mailboxHash`);--> statement-breakpoint
CREATE INDEX `first_proof_address` ON `firstProof` (`addressHash`,`createdAt`);--> statement-breakpoint
CREATE INDEX `first_proof_to_forget` ON `firstProof` (`createdAt`) WHERE "addressHash" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `promotionCode` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`credits` integer NOT NULL,
	`startsAt` integer NOT NULL,
	`endsAt` integer,
	`maxRedemptions` integer NOT NULL,
	`redemptions` integer DEFAULT 0 NOT NULL,
	`onlyNew` integer NOT NULL,
	`note` text NOT NULL,
	`createdBy` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`createdBy`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "promotion_code_credits" CHECK(typeof("promotionCode"."credits") = 'integer' AND "promotionCode"."credits" > 0),
	CONSTRAINT "promotion_code_redemptions" CHECK("promotionCode"."redemptions" BETWEEN 0 AND "promotionCode"."maxRedemptions")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promotionCode_code_unique` ON `promotionCode` (`code`);--> statement-breakpoint
CREATE INDEX `promotion_code_created` ON `promotionCode` (`createdAt`);--> statement-breakpoint
CREATE INDEX `promotion_code_creator` ON `promotionCode` (`createdBy`);--> statement-breakpoint
CREATE TABLE `promotionRedemption` (
	`codeId` text NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`codeId`, `userId`),
	FOREIGN KEY (`codeId`) REFERENCES `promotionCode`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `promotion_redemption_user` ON `promotionRedemption` (`userId`);--> statement-breakpoint
CREATE TABLE `referral` (
	`friendId` text PRIMARY KEY NOT NULL,
	`referrerId` text NOT NULL,
	`rewarded` integer DEFAULT false NOT NULL,
	`rewardedAt` integer,
	`friendCredits` integer DEFAULT 0 NOT NULL,
	`referrerCredits` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`friendId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`referrerId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "referral_of_oneself" CHECK("referral"."friendId" <> "referral"."referrerId"),
	CONSTRAINT "referral_credits" CHECK(min("referral"."friendCredits", "referral"."referrerCredits") >= 0)
);
--> statement-breakpoint
CREATE INDEX `referral_referrer` ON `referral` (`referrerId`,`createdAt`);--> statement-breakpoint
CREATE TABLE `referralLink` (
	`userId` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE UNIQUE INDEX `referralLink_code_unique` ON `referralLink` (`code`);--> statement-breakpoint
CREATE TABLE `staffAction` (
	`id` text PRIMARY KEY NOT NULL,
	`staffId` text NOT NULL,
	`what` text NOT NULL,
	`userId` text,
	`extra` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`staffId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `staff_action_user` ON `staffAction` (`userId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `staff_action_staff` ON `staffAction` (`staffId`,`createdAt`);--> statement-breakpoint
ALTER TABLE `verificationToken` ADD `referralCode` text;