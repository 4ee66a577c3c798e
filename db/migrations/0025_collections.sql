CREATE TABLE `collection` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`name` text NOT NULL,
	`pictures` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `collection_user` ON `collection` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE TABLE `collectionItem` (
	`collectionId` text NOT NULL,
	`itemId` text NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`collectionId`, `itemId`),
	FOREIGN KEY (`collectionId`) REFERENCES `collection`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`itemId`) REFERENCES `libraryItem`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `collection_item_place` ON `collectionItem` (`collectionId`,`place`);--> statement-breakpoint
CREATE INDEX `collection_item_item` ON `collectionItem` (`itemId`);--> statement-breakpoint
CREATE TABLE `shareLink` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`itemId` text,
	`collectionId` text,
	`createdAt` integer NOT NULL,
	`expires` integer NOT NULL,
	`revokedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`itemId`) REFERENCES `libraryItem`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`collectionId`) REFERENCES `collection`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "share_link_one" CHECK(("shareLink"."itemId" IS NULL) <> ("shareLink"."collectionId" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `share_link_user` ON `shareLink` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `share_link_item` ON `shareLink` (`itemId`) WHERE "itemId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `share_link_collection` ON `shareLink` (`collectionId`) WHERE "collectionId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `share_link_expires` ON `shareLink` (`expires`);