CREATE TABLE `authenticatorApp` (
	`userId` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`createdAt` integer NOT NULL,
	`confirmedAt` integer,
	`lastStep` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`publicKey` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`createdAt` integer NOT NULL,
	`lastUsedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkey_user` ON `passkey` (`userId`);--> statement-breakpoint
CREATE TABLE `passkeyChallenge` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`userId` text,
	`expires` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "passkey_challenge_purpose" CHECK("passkeyChallenge"."purpose" IN ('REGISTER', 'SIGN_IN', 'PROVE'))
);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_expires` ON `passkeyChallenge` (`expires`);--> statement-breakpoint
CREATE INDEX `passkey_challenge_user` ON `passkeyChallenge` (`userId`);--> statement-breakpoint
CREATE TABLE `recoveryCode` (
	`hash` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_code_user` ON `recoveryCode` (`userId`);--> statement-breakpoint
ALTER TABLE `session` ADD `provenAt` integer;--> statement-breakpoint
ALTER TABLE `user` ADD `pictureKey` text;