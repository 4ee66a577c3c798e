PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_imageToImageGeneration` (
	`id` text PRIMARY KEY NOT NULL,
	`prompt` text NOT NULL,
	`imageUrls` text DEFAULT '[]' NOT NULL,
	`editType` text NOT NULL,
	`operation` text NOT NULL,
	`imageExtraOptions` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`seed` integer,
	`userId` text NOT NULL,
	`favorite` integer DEFAULT false NOT NULL,
	`status` text NOT NULL,
	`jobId` text,
	`chargeId` text,
	`createdAt` integer NOT NULL,
	`deletedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`jobId`) REFERENCES `job`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`chargeId`) REFERENCES `userCreditHistory`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "image_to_image_generation_status" CHECK("__new_imageToImageGeneration"."status" IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "image_to_image_paid" CHECK(("__new_imageToImageGeneration"."operation" = 'adjust') = ("__new_imageToImageGeneration"."jobId" IS NULL)
        AND ("__new_imageToImageGeneration"."jobId" IS NULL) = ("__new_imageToImageGeneration"."chargeId" IS NULL) AND ("__new_imageToImageGeneration"."jobId" IS NULL) = ("__new_imageToImageGeneration"."seed" IS NULL)),
	CONSTRAINT "image_to_image_arrived" CHECK(("__new_imageToImageGeneration"."status" = 'COMPLETED') = ("__new_imageToImageGeneration"."imageUrls" <> '[]'))
);
--> statement-breakpoint
INSERT INTO `__new_imageToImageGeneration`("id", "prompt", "imageUrls", "editType", "operation", "imageExtraOptions", "width", "height", "seed", "userId", "favorite", "status", "jobId", "chargeId", "createdAt", "deletedAt") SELECT "id", "prompt", "imageUrls", "editType", "operation", "imageExtraOptions", "width", "height", "seed", "userId", "favorite", "status", "jobId", "chargeId", "createdAt", "deletedAt" FROM `imageToImageGeneration`;--> statement-breakpoint
DROP TABLE `imageToImageGeneration`;--> statement-breakpoint
ALTER TABLE `__new_imageToImageGeneration` RENAME TO `imageToImageGeneration`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `image_to_image_generation_job` ON `imageToImageGeneration` (`jobId`);--> statement-breakpoint
CREATE INDEX `image_to_image_generation_user` ON `imageToImageGeneration` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `image_to_image_generation_copies` ON `imageToImageGeneration` (`userId`) WHERE "operation" = 'adjust';--> statement-breakpoint
CREATE INDEX `image_to_image_generation_deleted` ON `imageToImageGeneration` (`deletedAt`) WHERE "deletedAt" IS NOT NULL;