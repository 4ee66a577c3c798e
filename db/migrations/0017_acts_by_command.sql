PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_staffAction` (
	`id` text PRIMARY KEY NOT NULL,
	`staffId` text,
	`what` text NOT NULL,
	`userId` text,
	`extra` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`staffId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
INSERT INTO `__new_staffAction`("id", "staffId", "what", "userId", "extra", "createdAt") SELECT "id", "staffId", "what", "userId", "extra", "createdAt" FROM `staffAction`;--> statement-breakpoint
DROP TABLE `staffAction`;--> statement-breakpoint
ALTER TABLE `__new_staffAction` RENAME TO `staffAction`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `staff_action_user` ON `staffAction` (`userId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `staff_action_staff` ON `staffAction` (`staffId`,`createdAt`);