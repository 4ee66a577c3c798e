CREATE TABLE `jobInput` (
	`jobId` text NOT NULL,
	`position` integer NOT NULL,
	`role` text NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`jobId`, `position`),
	FOREIGN KEY (`jobId`) REFERENCES `job`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `job` ADD `operation` text DEFAULT 'portrait' NOT NULL;--> statement-breakpoint
ALTER TABLE `job` ADD `options` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE `job` SET `operation` = 'train-model' WHERE `kind` = 'TRAINING';--> statement-breakpoint
UPDATE `job` SET `operation` = 'text-to-image' WHERE `kind` = 'PICTURES' AND EXISTS (SELECT 1 FROM `generation` g WHERE g.`jobId` = `job`.`id` AND g.`trainingId` IS NULL AND g.`modelStrength` IS NULL);--> statement-breakpoint
UPDATE `job` SET `options` = (SELECT json_object('triggerWord', t.`triggerWord`) FROM `training` t WHERE t.`id` = `job`.`subjectId`)
  WHERE `kind` = 'TRAINING' AND `status` NOT IN ('COMPLETED', 'FAILED') AND EXISTS (SELECT 1 FROM `training` t WHERE t.`id` = `job`.`subjectId`);--> statement-breakpoint
UPDATE `job` SET `options` = (SELECT json_object('prompt', p.`prompt`, 'width', p.`width`, 'height', p.`height`, 'strength', p.`modelStrength`) FROM `packInferenceJob` p WHERE p.`jobId` = `job`.`id` LIMIT 1)
  WHERE `kind` = 'PACK_PROMPT' AND `status` NOT IN ('COMPLETED', 'FAILED') AND EXISTS (SELECT 1 FROM `packInferenceJob` p WHERE p.`jobId` = `job`.`id`);--> statement-breakpoint
UPDATE `job` SET `options` = (SELECT json_object('prompt', coalesce(t.`triggerWord` || ', ', '') || g.`prompt`, 'width', g.`width`, 'height', g.`height`, 'strength', coalesce(g.`modelStrength`, 1)) FROM `generation` g LEFT JOIN `training` t ON t.`id` = g.`trainingId` WHERE g.`jobId` = `job`.`id` LIMIT 1)
  WHERE `kind` = 'PICTURES' AND `status` NOT IN ('COMPLETED', 'FAILED') AND EXISTS (SELECT 1 FROM `generation` g WHERE g.`jobId` = `job`.`id`);--> statement-breakpoint
INSERT INTO `jobInput` (`jobId`, `position`, `role`, `key`) SELECT j.`id`, 0, 'photos', t.`imagesZipUrl` FROM `job` j JOIN `training` t ON t.`id` = j.`subjectId`
  WHERE j.`kind` = 'TRAINING' AND j.`status` NOT IN ('COMPLETED', 'FAILED') AND t.`imagesZipUrl` IS NOT NULL;--> statement-breakpoint
INSERT INTO `jobInput` (`jobId`, `position`, `role`, `key`) SELECT j.`id`, 0, 'model', t.`loraUrl` FROM `job` j JOIN `userGeneratedPack` p ON p.`id` = j.`subjectId` JOIN `training` t ON t.`id` = p.`trainingId`
  WHERE j.`kind` = 'PACK_PROMPT' AND j.`status` NOT IN ('COMPLETED', 'FAILED') AND t.`loraUrl` IS NOT NULL;--> statement-breakpoint
INSERT INTO `jobInput` (`jobId`, `position`, `role`, `key`) SELECT DISTINCT j.`id`, 0, 'model', t.`loraUrl` FROM `job` j JOIN `generation` g ON g.`jobId` = j.`id` JOIN `training` t ON t.`id` = g.`trainingId`
  WHERE j.`kind` = 'PICTURES' AND j.`status` NOT IN ('COMPLETED', 'FAILED') AND t.`loraUrl` IS NOT NULL;
