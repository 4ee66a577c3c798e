CREATE TABLE `account` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`type` text NOT NULL,
	`provider` text NOT NULL,
	`providerAccountId` text NOT NULL,
	`refresh_token` text,
	`access_token` text,
	`expires_at` integer,
	`token_type` text,
	`scope` text,
	`id_token` text,
	`session_state` text,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_provider` ON `account` (`provider`,`providerAccountId`);--> statement-breakpoint
CREATE INDEX `account_user` ON `account` (`userId`);--> statement-breakpoint
CREATE TABLE `bannedDomain` (
	`domain` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bannedIp` (
	`ipAddress` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `email` (
	`id` text PRIMARY KEY NOT NULL,
	`resendId` text,
	`fromEmail` text NOT NULL,
	`to` text NOT NULL,
	`cc` text,
	`bcc` text,
	`replyTo` text,
	`subject` text NOT NULL,
	`sendAt` integer NOT NULL,
	`body` text,
	`htmlMessage` text,
	`emailType` text NOT NULL,
	`userId` text,
	`template` text NOT NULL,
	`params` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`failedAt` integer,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "email_type" CHECK("email"."emailType" IN ('WELCOME', 'PASSWORD_RESET', 'EMAIL_CONFIRMATION', 'FIRST_SALE_OFFER', 'SECOND_SALE_OFFER', 'FREE_FEATURES_USER_INFO', 'TRAINING_REMINDER', 'DAILY_CREDITS_REMINDER', 'ANNOUNCEMENT', 'OTHER'))
);
--> statement-breakpoint
CREATE INDEX `email_unsent` ON `email` (`sendAt`) WHERE resendId IS NULL AND failedAt IS NULL;--> statement-breakpoint
CREATE INDEX `email_user` ON `email` (`userId`,`createdAt`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`sessionToken` text NOT NULL,
	`userId` text NOT NULL,
	`expires` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`ipaddress` text,
	`userAgent` text,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_sessionToken_unique` ON `session` (`sessionToken`);--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`userId`,`createdAt`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text,
	`email` text NOT NULL,
	`emailVerified` integer,
	`image` text,
	`password` text,
	`credits` integer DEFAULT 0 NOT NULL,
	`stripeCustomerId` text,
	`ipaddress` text,
	`extraInfo` text,
	`createdAt` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	`banned` integer DEFAULT false NOT NULL,
	`allowMarketing` integer DEFAULT false NOT NULL,
	`role` text DEFAULT 'USER' NOT NULL,
	CONSTRAINT "user_role" CHECK("user"."role" IN ('USER', 'STAFF', 'ADMIN')),
	CONSTRAINT "user_credits" CHECK(typeof("user"."credits") = 'integer' AND "user"."credits" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email_unique` ON `user` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_stripeCustomerId_unique` ON `user` (`stripeCustomerId`);--> statement-breakpoint
CREATE INDEX `user_created_at` ON `user` (`createdAt`);--> statement-breakpoint
CREATE TABLE `userCreditHistory` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`userId` text NOT NULL,
	`credits` integer NOT NULL,
	`previousCredits` integer NOT NULL,
	`newCredits` integer NOT NULL,
	`reason` text NOT NULL,
	`reasonExtra` text,
	`key` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "user_credit_history_reason" CHECK("userCreditHistory"."reason" IN ('PURCHASE', 'REFERRAL', 'PROMOTION', 'DAILY_RESET', 'MONTHLY_RESET', 'FAILED_GENERATION', 'REGISTRATION_BONUS', 'CANCELLED_GENERATION', 'SUBSCRIPTION_RENEWAL', 'SUBSCRIPTION_UPDATE', 'SUBSCRIPTION_CREATE', 'DUPLICATE_DETECTION', 'OTHER')),
	CONSTRAINT "credits_whole" CHECK(typeof("userCreditHistory"."credits") = 'integer' AND "userCreditHistory"."credits" <> 0),
	CONSTRAINT "credits_sum" CHECK("userCreditHistory"."newCredits" = "userCreditHistory"."previousCredits" + "userCreditHistory"."credits"),
	CONSTRAINT "insufficient_credits" CHECK("userCreditHistory"."newCredits" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `userCreditHistory_id_unique` ON `userCreditHistory` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `userCreditHistory_key_unique` ON `userCreditHistory` (`key`);--> statement-breakpoint
CREATE INDEX `user_credit_history_user` ON `userCreditHistory` (`userId`,`seq`);--> statement-breakpoint
CREATE TABLE `verificationToken` (
	`id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`identifier` text NOT NULL,
	`expires` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`password` text,
	`name` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `verificationToken_token_unique` ON `verificationToken` (`token`);--> statement-breakpoint
CREATE INDEX `verification_token_identifier` ON `verificationToken` (`identifier`);--> statement-breakpoint
CREATE TABLE `promptCategory` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`seo` text NOT NULL,
	`showcaseImages` text NOT NULL,
	`isPublic` integer NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promptCategory_slug_unique` ON `promptCategory` (`slug`);--> statement-breakpoint
CREATE TABLE `promptPack` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`prompts` text NOT NULL,
	`price` integer NOT NULL,
	`imagesPerPrompt` integer NOT NULL,
	`allowedGenderOrCategory` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `promptPackCategory` (
	`promptPackId` text NOT NULL,
	`promptCategoryId` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`promptCategoryId`, `promptPackId`),
	FOREIGN KEY (`promptPackId`) REFERENCES `promptPack`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`promptCategoryId`) REFERENCES `promptCategory`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `generation` (
	`id` text PRIMARY KEY NOT NULL,
	`prompt` text NOT NULL,
	`imageUrl` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`seed` integer,
	`userId` text NOT NULL,
	`trainingId` text,
	`uploadedImageId` text,
	`packInferenceJobId` text,
	`packId` text,
	`promptPackId` text,
	`referenceImageOptions` text,
	`modelId` text NOT NULL,
	`favorite` integer DEFAULT false NOT NULL,
	`status` text NOT NULL,
	`chargeId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`trainingId`) REFERENCES `training`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`packInferenceJobId`) REFERENCES `packInferenceJob`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`packId`) REFERENCES `userGeneratedPack`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`promptPackId`) REFERENCES `promptPack`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`chargeId`) REFERENCES `userCreditHistory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "generation_status" CHECK("generation"."status" IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `generation_packInferenceJobId_unique` ON `generation` (`packInferenceJobId`);--> statement-breakpoint
CREATE INDEX `generation_user` ON `generation` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `generation_favorite` ON `generation` (`userId`,`favorite`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `generation_pack` ON `generation` (`packId`);--> statement-breakpoint
CREATE INDEX `generation_training` ON `generation` (`trainingId`);--> statement-breakpoint
CREATE UNIQUE INDEX `generation_object` ON `generation` (`imageUrl`);--> statement-breakpoint
CREATE TABLE `packInferenceJob` (
	`id` text PRIMARY KEY NOT NULL,
	`packId` text NOT NULL,
	`jobId` text NOT NULL,
	`position` integer NOT NULL,
	`prompt` text NOT NULL,
	`imageUrl` text,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`modelStrength` real NOT NULL,
	`status` text NOT NULL,
	FOREIGN KEY (`packId`) REFERENCES `userGeneratedPack`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`jobId`) REFERENCES `job`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pack_inference_job_status" CHECK("packInferenceJob"."status" IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pack_inference_job_pack` ON `packInferenceJob` (`packId`,`position`);--> statement-breakpoint
CREATE INDEX `pack_inference_job_job` ON `packInferenceJob` (`jobId`);--> statement-breakpoint
CREATE TABLE `promptPackSelection` (
	`id` text PRIMARY KEY NOT NULL,
	`trainingId` text,
	`userGeneratedPackId` text NOT NULL,
	`promptPackId` text NOT NULL,
	`quantity` integer NOT NULL,
	FOREIGN KEY (`trainingId`) REFERENCES `training`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`userGeneratedPackId`) REFERENCES `userGeneratedPack`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`promptPackId`) REFERENCES `promptPack`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `prompt_pack_selection_pack` ON `promptPackSelection` (`userGeneratedPackId`);--> statement-breakpoint
CREATE INDEX `prompt_pack_selection_training` ON `promptPackSelection` (`trainingId`);--> statement-breakpoint
CREATE TABLE `userGeneratedPack` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`userId` text NOT NULL,
	`trainingId` text,
	`status` text NOT NULL,
	`generatedImages` integer DEFAULT 0 NOT NULL,
	`failedImages` integer DEFAULT 0 NOT NULL,
	`totalImages` integer NOT NULL,
	`estimatedTime` integer NOT NULL,
	`chargeId` text NOT NULL,
	`requestKey` text NOT NULL,
	`createdAt` integer NOT NULL,
	`finishedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`trainingId`) REFERENCES `training`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`chargeId`) REFERENCES `userCreditHistory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "user_generated_pack_status" CHECK("userGeneratedPack"."status" IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_generated_pack_request` ON `userGeneratedPack` (`userId`,`requestKey`);--> statement-breakpoint
CREATE INDEX `user_generated_pack_user` ON `userGeneratedPack` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `user_generated_pack_training` ON `userGeneratedPack` (`trainingId`);--> statement-breakpoint
CREATE TABLE `job` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`userId` text NOT NULL,
	`subjectId` text NOT NULL,
	`status` text NOT NULL,
	`attempt` integer DEFAULT 0 NOT NULL,
	`fence` integer DEFAULT 0 NOT NULL,
	`leaseUntil` integer,
	`deadline` integer NOT NULL,
	`requestId` text,
	`statusUrl` text,
	`responseUrl` text,
	`cancelUrl` text,
	`queuePosition` integer,
	`nextPollAt` integer,
	`seed` integer NOT NULL,
	`outputs` integer NOT NULL,
	`creditsPerOutput` integer NOT NULL,
	`delivered` integer DEFAULT 0 NOT NULL,
	`chargeId` text NOT NULL,
	`result` text,
	`errorCode` text,
	`createdAt` integer NOT NULL,
	`submittedAt` integer,
	`finishedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`chargeId`) REFERENCES `userCreditHistory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "job_kind" CHECK("job"."kind" IN ('TRAINING', 'PACK_PROMPT')),
	CONSTRAINT "job_status" CHECK("job"."status" IN ('QUEUED', 'SUBMITTING', 'SUBMITTED', 'STORING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "job_outputs" CHECK("job"."outputs" > 0 AND "job"."creditsPerOutput" >= 0 AND "job"."delivered" BETWEEN 0 AND "job"."outputs")
);
--> statement-breakpoint
CREATE INDEX `job_user` ON `job` (`userId`,`status`);--> statement-breakpoint
CREATE INDEX `job_subject` ON `job` (`subjectId`);--> statement-breakpoint
CREATE INDEX `job_open` ON `job` (`status`,`nextPollAt`) WHERE status NOT IN ('COMPLETED', 'FAILED');--> statement-breakpoint
CREATE INDEX `job_kind_finished` ON `job` (`kind`,`finishedAt`);--> statement-breakpoint
CREATE TABLE `mediaGarbage` (
	`prefix` text PRIMARY KEY NOT NULL,
	`dueAt` integer NOT NULL,
	`claimedAt` integer
);
--> statement-breakpoint
CREATE INDEX `media_garbage_due` ON `mediaGarbage` (`dueAt`);--> statement-breakpoint
CREATE TABLE `uploadedImage` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`mimeType` text NOT NULL,
	`imageHash` text NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `uploadedImage_key_unique` ON `uploadedImage` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `uploaded_image_hash` ON `uploadedImage` (`userId`,`imageHash`);--> statement-breakpoint
CREATE INDEX `uploaded_image_user` ON `uploadedImage` (`userId`,`createdAt`);--> statement-breakpoint
CREATE TABLE `training` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`userId` text NOT NULL,
	`status` text NOT NULL,
	`genderOrCategory` text NOT NULL,
	`loraUrl` text,
	`configUrl` text,
	`imagesZipUrl` text NOT NULL,
	`requestId` text,
	`steps` integer NOT NULL,
	`learningRate` real,
	`batchSize` integer,
	`triggerWord` text NOT NULL,
	`isPublic` integer DEFAULT false NOT NULL,
	`retryCount` integer DEFAULT 0 NOT NULL,
	`logs` text,
	`error` text,
	`consentedAt` integer NOT NULL,
	`keepPhotos` integer NOT NULL,
	`chargeId` text NOT NULL,
	`requestKey` text NOT NULL,
	`createdAt` integer NOT NULL,
	`finishedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`chargeId`) REFERENCES `userCreditHistory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "training_status" CHECK("training"."status" IN ('PENDING', 'TRAINING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "training_gender" CHECK("training"."genderOrCategory" IN ('MAN', 'WOMAN', 'NEUTRAL'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `training_request` ON `training` (`userId`,`requestKey`);--> statement-breakpoint
CREATE INDEX `training_user` ON `training` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `training_finished` ON `training` (`finishedAt`);--> statement-breakpoint
CREATE TABLE `trainingUploadImage` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`mimeType` text NOT NULL,
	`position` integer NOT NULL,
	`trainingId` text NOT NULL,
	FOREIGN KEY (`trainingId`) REFERENCES `training`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `training_upload_image_training` ON `trainingUploadImage` (`trainingId`,`position`);--> statement-breakpoint
CREATE INDEX `training_upload_image_key` ON `trainingUploadImage` (`key`);