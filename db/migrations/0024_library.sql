CREATE TABLE `libraryCount` (
	`userId` text NOT NULL,
	`trashed` integer NOT NULL,
	`kind` text NOT NULL,
	`trainingId` text NOT NULL,
	`promptPackId` text NOT NULL,
	`favorite` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`userId`, `trashed`, `kind`, `trainingId`, `promptPackId`, `favorite`)
);
--> statement-breakpoint
CREATE TABLE `libraryItem` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`imageUrl` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`seed` integer,
	`number` integer,
	`favorite` integer NOT NULL,
	`trainingId` text,
	`packId` text,
	`promptPackId` text,
	`themeSlug` text,
	`deletedAt` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `libraryItem_id_unique` ON `libraryItem` (`id`);--> statement-breakpoint
CREATE INDEX `library_shown` ON `libraryItem` (`userId`) WHERE "deletedAt" IS NULL;--> statement-breakpoint
CREATE INDEX `library_kind` ON `libraryItem` (`userId`,`kind`) WHERE "deletedAt" IS NULL;--> statement-breakpoint
CREATE INDEX `library_training` ON `libraryItem` (`userId`,`trainingId`) WHERE "deletedAt" IS NULL;--> statement-breakpoint
CREATE INDEX `library_training_theme` ON `libraryItem` (`userId`,`trainingId`,`themeSlug`) WHERE "deletedAt" IS NULL;--> statement-breakpoint
CREATE INDEX `library_theme` ON `libraryItem` (`userId`,`themeSlug`) WHERE "deletedAt" IS NULL;--> statement-breakpoint
CREATE INDEX `library_prompt_pack` ON `libraryItem` (`userId`,`promptPackId`) WHERE "deletedAt" IS NULL;--> statement-breakpoint
CREATE INDEX `library_pack` ON `libraryItem` (`userId`,`packId`) WHERE "deletedAt" IS NULL;--> statement-breakpoint
CREATE INDEX `library_favorite` ON `libraryItem` (`userId`) WHERE "deletedAt" IS NULL AND "favorite" = 1;--> statement-breakpoint
CREATE INDEX `library_favorite_kind` ON `libraryItem` (`userId`,`kind`) WHERE "deletedAt" IS NULL AND "favorite" = 1;--> statement-breakpoint
CREATE INDEX `library_favorite_training` ON `libraryItem` (`userId`,`trainingId`) WHERE "deletedAt" IS NULL AND "favorite" = 1;--> statement-breakpoint
CREATE INDEX `library_favorite_theme` ON `libraryItem` (`userId`,`themeSlug`) WHERE "deletedAt" IS NULL AND "favorite" = 1;--> statement-breakpoint
CREATE INDEX `library_favorite_prompt_pack` ON `libraryItem` (`userId`,`promptPackId`) WHERE "deletedAt" IS NULL AND "favorite" = 1;--> statement-breakpoint
CREATE INDEX `library_trash` ON `libraryItem` (`userId`,`deletedAt`);--> statement-breakpoint
DROP INDEX `generation_favorite`;--> statement-breakpoint
DROP INDEX `generation_prompt_pack`;--> statement-breakpoint
DROP INDEX `generation_single`;--> statement-breakpoint
INSERT INTO `libraryItem` ("seq", "id", "userId", "kind", "imageUrl", "width", "height", "seed", "number", "favorite", "trainingId", "packId", "promptPackId", "themeSlug", "deletedAt")
SELECT createdAt * 2048 + row_number() OVER (PARTITION BY createdAt ORDER BY id) - 1, id, userId, kind, imageUrl, width, height, seed, number, favorite, trainingId, packId, promptPackId, substr(promptPackId, 1, instr(promptPackId, '/') - 1), deletedAt
FROM (SELECT g.id, g.userId, CASE WHEN g.packId IS NULL THEN 'prompt' ELSE 'pack' END AS kind, g.imageUrl, g.width, g.height, g.seed,
    1 + coalesce(g.position, p.position) AS number, g.favorite, g.trainingId, g.packId, g.promptPackId, g.deletedAt, g.createdAt
  FROM generation g LEFT JOIN packInferenceJob p ON p.id = g.packInferenceJobId WHERE g.status = 'COMPLETED'
  UNION ALL SELECT id, userId, 'edit', json_extract(imageUrls, '$[0]'), width, height, seed, NULL, favorite, NULL, NULL, NULL, NULL, createdAt
  FROM imageToImageGeneration WHERE status = 'COMPLETED');--> statement-breakpoint
INSERT INTO `libraryCount` ("userId", "trashed", "kind", "trainingId", "promptPackId", "favorite", "count")
SELECT userId, deletedAt IS NOT NULL, kind, coalesce(trainingId, ''), coalesce(promptPackId, ''), favorite, count(*)
FROM libraryItem GROUP BY 1, 2, 3, 4, 5, 6;--> statement-breakpoint
CREATE VIRTUAL TABLE `libraryWords` USING fts5(words, content='', contentless_delete=1, detail=none, tokenize="porter unicode61 remove_diacritics 2");--> statement-breakpoint
INSERT INTO `libraryWords` (rowid, words)
SELECT i.seq, (SELECT p || replace(t, ' ', ' ' || p) FROM (SELECT substr(replace(replace(replace(i.userId, '-', ''), 'a', 'g'), 'e', 'h'), -10) || CASE i.kind WHEN 'pack' THEN '1' WHEN 'prompt' THEN '2' WHEN 'edit' THEN '3' END AS p), (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(t, '«', ' '), '»', ' '), '-', ' '), '–', ' '), '—', ' '), '/', ' '), '_', ' '), '*', ' '), '+', ' '), '&', ' '), '#', ' '), '@', ' ') AS t FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(t, '[', ' '), ']', ' '), '{', ' '), '}', ' '), '<', ' '), '>', ' '), '"', ' '), '''', ' '), '’', ' '), '‘', ' '), '“', ' '), '”', ' ') AS t FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(t, char(9), ' '), char(10), ' '), char(13), ' '), '.', ' '), ',', ' '), ';', ' '), ':', ' '), '!', ' '), '?', ' '), '…', ' '), '(', ' '), ')', ' ') AS t FROM (SELECT coalesce(g.prompt, e.prompt) || ' ' || coalesce(i.promptPackId, '') AS t)))))
FROM libraryItem i LEFT JOIN generation g ON g.id = i.id LEFT JOIN imageToImageGeneration e ON e.id = i.id WHERE i.deletedAt IS NULL;