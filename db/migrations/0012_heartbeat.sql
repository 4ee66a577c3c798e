CREATE TABLE `heartbeat` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	CONSTRAINT "heartbeat_one" CHECK("heartbeat"."id" = 1)
);
