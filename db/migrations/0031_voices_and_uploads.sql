CREATE TABLE `mediaUpload` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`key` text NOT NULL,
	`partsId` text NOT NULL,
	`parts` text DEFAULT '{}' NOT NULL,
	`leaseUntil` integer,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `media_upload_user` ON `mediaUpload` (`userId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `media_upload_age` ON `mediaUpload` (`createdAt`);--> statement-breakpoint
CREATE TABLE `uploadedAudio` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`mimeType` text NOT NULL,
	`duration` real NOT NULL,
	`hash` text NOT NULL,
	`audioCodec` text NOT NULL,
	`waveform` text,
	`made` integer DEFAULT false NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `uploadedAudio_key_unique` ON `uploadedAudio` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `uploaded_audio_hash` ON `uploadedAudio` (`userId`,`hash`) WHERE "made" = 0;--> statement-breakpoint
CREATE INDEX `uploaded_audio_user` ON `uploadedAudio` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `uploaded_audio_age` ON `uploadedAudio` (`createdAt`);--> statement-breakpoint
CREATE TABLE `uploadedVideo` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`mimeType` text NOT NULL,
	`duration` real NOT NULL,
	`hash` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`videoCodec` text NOT NULL,
	`audioCodec` text,
	`posterKey` text,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `uploadedVideo_key_unique` ON `uploadedVideo` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `uploaded_video_hash` ON `uploadedVideo` (`userId`,`hash`);--> statement-breakpoint
CREATE INDEX `uploaded_video_user` ON `uploadedVideo` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `uploaded_video_age` ON `uploadedVideo` (`createdAt`);--> statement-breakpoint
CREATE INDEX `uploaded_video_poster` ON `uploadedVideo` (`posterKey`) WHERE "posterKey" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `speech` (
	`id` text PRIMARY KEY NOT NULL,
	`prompt` text NOT NULL,
	`trainedVoiceId` text,
	`uploadedAudioId` text,
	`seed` integer NOT NULL,
	`userId` text NOT NULL,
	`status` text NOT NULL,
	`jobId` text NOT NULL,
	`chargeId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`trainedVoiceId`) REFERENCES `trainedVoice`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`uploadedAudioId`) REFERENCES `uploadedAudio`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`jobId`) REFERENCES `job`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`chargeId`) REFERENCES `userCreditHistory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "speech_status" CHECK("speech"."status" IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "speech_arrived" CHECK(("speech"."status" = 'COMPLETED') = ("speech"."uploadedAudioId" IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `speech_job` ON `speech` (`jobId`);--> statement-breakpoint
CREATE INDEX `speech_user` ON `speech` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `speech_voice` ON `speech` (`trainedVoiceId`);--> statement-breakpoint
CREATE INDEX `speech_audio` ON `speech` (`uploadedAudioId`);--> statement-breakpoint
CREATE TABLE `trainedVoice` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`originalAudioId` text NOT NULL,
	`previewAudioId` text,
	`consentAudioId` text NOT NULL,
	`consentVersion` text NOT NULL,
	`isPublic` integer DEFAULT false NOT NULL,
	`systemPrompt` text NOT NULL,
	`userId` text NOT NULL,
	`status` text NOT NULL,
	`jobId` text NOT NULL,
	`chargeId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`originalAudioId`) REFERENCES `uploadedAudio`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`previewAudioId`) REFERENCES `uploadedAudio`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`consentAudioId`) REFERENCES `uploadedAudio`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`jobId`) REFERENCES `job`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`chargeId`) REFERENCES `userCreditHistory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "trained_voice_status" CHECK("trainedVoice"."status" IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "voice_arrived" CHECK(("trainedVoice"."status" = 'COMPLETED') = ("trainedVoice"."previewAudioId" IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trained_voice_job` ON `trainedVoice` (`jobId`);--> statement-breakpoint
CREATE INDEX `trained_voice_user` ON `trainedVoice` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `trained_voice_original` ON `trainedVoice` (`originalAudioId`);--> statement-breakpoint
CREATE INDEX `trained_voice_preview` ON `trainedVoice` (`previewAudioId`);--> statement-breakpoint
CREATE INDEX `trained_voice_consent` ON `trainedVoice` (`consentAudioId`);--> statement-breakpoint
CREATE INDEX `trained_voice_public` ON `trainedVoice` (`createdAt`) WHERE "isPublic" = 1;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_likenessConsent` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`subjectId` text NOT NULL,
	`version` text NOT NULL,
	`language` text NOT NULL,
	`engine` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "likeness_consent_kind" CHECK("__new_likenessConsent"."kind" IN ('FACE_SWAP', 'CLOTHING_REPLACEMENT', 'FACE_REFERENCE', 'VOICE', 'TALKING_HEAD'))
);
--> statement-breakpoint
INSERT INTO `__new_likenessConsent`("id", "userId", "kind", "subjectId", "version", "language", "engine", "createdAt") SELECT "id", "userId", "kind", "subjectId", "version", "language", "engine", "createdAt" FROM `likenessConsent`;--> statement-breakpoint
DROP TABLE `likenessConsent`;--> statement-breakpoint
ALTER TABLE `__new_likenessConsent` RENAME TO `likenessConsent`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `likeness_consent_subject` ON `likenessConsent` (`subjectId`);--> statement-breakpoint
CREATE INDEX `likeness_consent_user` ON `likenessConsent` (`userId`);--> statement-breakpoint
ALTER TABLE `videoInput` ADD `uploadedVideoId` text REFERENCES uploadedVideo(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `videoInput` ADD `uploadedAudioId` text REFERENCES uploadedAudio(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `videoInput` ADD `trainedVoiceId` text REFERENCES trainedVoice(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `video_input_video` ON `videoInput` (`uploadedVideoId`) WHERE "uploadedVideoId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `video_input_audio` ON `videoInput` (`uploadedAudioId`) WHERE "uploadedAudioId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `video_input_voice` ON `videoInput` (`trainedVoiceId`) WHERE "trainedVoiceId" IS NOT NULL;