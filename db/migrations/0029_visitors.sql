CREATE TABLE `visitorRequest` (
	`id` text PRIMARY KEY NOT NULL,
	`browserHash` text NOT NULL,
	`addressHash` text NOT NULL,
	`tool` text NOT NULL,
	`permission` text,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`imageUrls` text DEFAULT '[]' NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `job`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "visitor_request_size" CHECK("visitorRequest"."width" > 0 AND "visitorRequest"."height" > 0)
);
--> statement-breakpoint
CREATE INDEX `visitor_request_browser` ON `visitorRequest` (`browserHash`,`createdAt`);--> statement-breakpoint
CREATE INDEX `visitor_request_expires` ON `visitorRequest` (`expiresAt`);--> statement-breakpoint
CREATE TABLE `visitorStrike` (
	`id` text PRIMARY KEY NOT NULL,
	`browserHash` text NOT NULL,
	`addressHash` text NOT NULL,
	`kind` text NOT NULL,
	`createdAt` integer NOT NULL,
	CONSTRAINT "visitor_strike_kind" CHECK("visitorStrike"."kind" IN ('HELD_BACK', 'PROMPT'))
);
--> statement-breakpoint
CREATE INDEX `visitor_strike_browser` ON `visitorStrike` (`browserHash`,`kind`,`createdAt`);--> statement-breakpoint
CREATE INDEX `visitor_strike_address` ON `visitorStrike` (`addressHash`,`kind`,`createdAt`);--> statement-breakpoint
CREATE INDEX `visitor_strike_age` ON `visitorStrike` (`createdAt`);