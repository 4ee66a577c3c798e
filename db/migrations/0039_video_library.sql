ALTER TABLE `libraryItem` ADD `posterUrl` text;--> statement-breakpoint
ALTER TABLE `libraryItem` ADD `duration` real;--> statement-breakpoint
ALTER TABLE `videoGeneration` ADD `higherQuality` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `videoInput` ADD `madeVideoId` text REFERENCES videoGeneration(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `video_input_made` ON `videoInput` (`madeVideoId`) WHERE "madeVideoId" IS NOT NULL;--> statement-breakpoint
UPDATE `videoGeneration` SET videoPackId = NULL WHERE videoPackId IS NOT NULL AND NOT EXISTS (SELECT 1 FROM videoScene s WHERE s.videoGenerationId = videoGeneration.id);--> statement-breakpoint
INSERT INTO `libraryItem` ("seq", "id", "userId", "kind", "imageUrl", "posterUrl", "duration", "width", "height", "seed", "favorite", "isVirtual", "trainingId", "deletedAt")
SELECT coalesce((SELECT max(seq) + 1 FROM libraryItem WHERE seq >= v.createdAt * 2048 AND seq < (v.createdAt + 1) * 2048), v.createdAt * 2048) + row_number() OVER (PARTITION BY v.createdAt ORDER BY v.id) - 1,
  v.id, v.userId, 'video', v.videoUrl,
  (SELECT coalesce(u.key, g.imageUrl, json_extract(e.imageUrls, '$[' || i.editPosition || ']'), p.posterKey)
    FROM videoInput i LEFT JOIN uploadedImage u ON u.id = i.uploadedImageId LEFT JOIN generation g ON g.id = i.generationId
    LEFT JOIN imageToImageGeneration e ON e.id = i.editId LEFT JOIN uploadedVideo p ON p.id = i.uploadedVideoId
    WHERE i.videoGenerationId = v.id AND i.role IN ('image', 'video') LIMIT 1),
  v.duration, v.width, v.height, v.seed, v.favorite, v.isVirtual, v.trainingModel, v.deletedAt
FROM videoGeneration v WHERE v.status = 'COMPLETED' AND v.videoPackId IS NULL;--> statement-breakpoint
INSERT INTO `libraryCount` ("userId", "trashed", "kind", "trainingId", "promptPackId", "favorite", "count")
SELECT userId, deletedAt IS NOT NULL, kind, coalesce(trainingId, ''), '', favorite, count(*)
FROM libraryItem WHERE kind = 'video' GROUP BY 1, 2, 3, 4, 5, 6;--> statement-breakpoint
INSERT INTO `libraryWords` (rowid, words)
SELECT i.seq, (SELECT p || replace(t, ' ', ' ' || p) FROM (SELECT substr(replace(replace(replace(i.userId, '-', ''), 'a', 'g'), 'e', 'h'), -10) || CASE i.kind WHEN 'pack' THEN '1' WHEN 'prompt' THEN '2' WHEN 'edit' THEN '3' WHEN 'video' THEN '4' END AS p), (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(t, '«', ' '), '»', ' '), '-', ' '), '–', ' '), '—', ' '), '/', ' '), '_', ' '), '*', ' '), '+', ' '), '&', ' '), '#', ' '), '@', ' ') AS t FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(t, '[', ' '), ']', ' '), '{', ' '), '}', ' '), '<', ' '), '>', ' '), '"', ' '), '''', ' '), '’', ' '), '‘', ' '), '“', ' '), '”', ' ') AS t FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(t, char(9), ' '), char(10), ' '), char(13), ' '), '.', ' '), ',', ' '), ';', ' '), ':', ' '), '!', ' '), '?', ' '), '…', ' '), '(', ' '), ')', ' ') AS t FROM (SELECT v.prompt || ' ' || coalesce(i.promptPackId, '') AS t)))))
FROM libraryItem i JOIN videoGeneration v ON v.id = i.id WHERE i.deletedAt IS NULL;