CREATE TABLE `shareReport` (
	`id` text PRIMARY KEY NOT NULL,
	`shareId` text NOT NULL,
	`kind` text NOT NULL,
	`subjectId` text NOT NULL,
	`userId` text NOT NULL,
	`reason` text NOT NULL,
	`words` text NOT NULL,
	`createdAt` integer NOT NULL,
	`decision` text,
	`decidedAt` integer,
	`decidedBy` text,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`decidedBy`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "share_report_kind" CHECK("shareReport"."kind" IN ('picture', 'collection')),
	CONSTRAINT "share_report_reason" CHECK("shareReport"."reason" IN ('CONSENT', 'CHILD', 'SEXUAL', 'HATE', 'DECEPTION', 'RIGHTS', 'OTHER')),
	CONSTRAINT "share_report_decision" CHECK("shareReport"."decision" IN ('TAKEN_DOWN', 'KEPT'))
);
--> statement-breakpoint
CREATE INDEX `share_report_open` ON `shareReport` (`createdAt`,`id`) WHERE "decision" IS NULL;--> statement-breakpoint
CREATE INDEX `share_report_share` ON `shareReport` (`shareId`,`decision`);--> statement-breakpoint
CREATE INDEX `share_report_down` ON `shareReport` (`subjectId`) WHERE "decision" = 'TAKEN_DOWN';--> statement-breakpoint
CREATE INDEX `share_report_kept` ON `shareReport` (`decidedAt`) WHERE "decision" = 'KEPT';--> statement-breakpoint
CREATE INDEX `share_report_user` ON `shareReport` (`userId`);--> statement-breakpoint
CREATE INDEX `share_report_decider` ON `shareReport` (`decidedBy`);