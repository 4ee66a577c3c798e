DROP INDEX `staff_action_user`;--> statement-breakpoint
DROP INDEX `staff_action_staff`;--> statement-breakpoint
ALTER TABLE `staffAction` ADD `reason` text;--> statement-breakpoint
CREATE INDEX `staff_action_what` ON `staffAction` (`what`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `staff_action_time` ON `staffAction` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `staff_action_user` ON `staffAction` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `staff_action_staff` ON `staffAction` (`staffId`,`createdAt`,`id`);--> statement-breakpoint
UPDATE `staffAction` SET `reason` = substr(`what`, 10), `what` = 'blocked' WHERE `what` LIKE 'blocked, %';
