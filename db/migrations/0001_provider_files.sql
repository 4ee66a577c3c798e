CREATE TABLE `providerFile` (
	`key` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`expires` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `provider_file_expires` ON `providerFile` (`expires`);