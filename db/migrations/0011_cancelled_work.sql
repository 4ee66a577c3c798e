ALTER TABLE `userGeneratedPack` ADD `cancelledImages` integer;--> statement-breakpoint
ALTER TABLE `job` ADD `cancelRequestedAt` integer;