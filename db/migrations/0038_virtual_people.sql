CREATE TABLE `virtualPerson` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`userId` text NOT NULL,
	`genderOrCategory` text NOT NULL,
	`age` integer NOT NULL,
	`look` text NOT NULL,
	`style` text NOT NULL,
	`words` text NOT NULL,
	`faceId` text,
	`comparedAt` integer,
	`comparedPhotos` integer,
	`nearestDistance` real,
	`trainingId` text,
	`requestKey` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`faceId`) REFERENCES `generation`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`trainingId`) REFERENCES `training`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "virtual_person_gender" CHECK("virtualPerson"."genderOrCategory" IN ('MAN', 'WOMAN', 'NEUTRAL')),
	CONSTRAINT "virtual_person_adult" CHECK("virtualPerson"."age" >= 18)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `virtual_person_request` ON `virtualPerson` (`userId`,`requestKey`);--> statement-breakpoint
CREATE INDEX `virtual_person_user` ON `virtualPerson` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `virtual_person_face` ON `virtualPerson` (`faceId`) WHERE "faceId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `virtual_person_training` ON `virtualPerson` (`trainingId`) WHERE "trainingId" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `virtualPersonPicture` (
	`generationId` text PRIMARY KEY NOT NULL,
	`virtualPersonId` text NOT NULL,
	`view` text,
	`faceId` text,
	FOREIGN KEY (`generationId`) REFERENCES `generation`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`virtualPersonId`) REFERENCES `virtualPerson`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`faceId`) REFERENCES `generation`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `virtual_person_picture_person` ON `virtualPersonPicture` (`virtualPersonId`);--> statement-breakpoint
CREATE INDEX `virtual_person_picture_face` ON `virtualPersonPicture` (`faceId`) WHERE "faceId" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `imageToImageGeneration` ADD `isVirtual` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `generation` ADD `isVirtual` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `libraryItem` ADD `isVirtual` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `training` ADD `publicConsentVersion` text;--> statement-breakpoint
ALTER TABLE `training` ADD `publicAt` integer;--> statement-breakpoint
ALTER TABLE `training` ADD `sampleIds` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `training` ADD `isVirtual` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `training_public` ON `training` (`publicAt`) WHERE "isPublic" = 1;--> statement-breakpoint
ALTER TABLE `videoGeneration` ADD `isVirtual` integer DEFAULT false NOT NULL;