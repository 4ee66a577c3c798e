ALTER TABLE `trainedVoice` ADD `publicAt` integer;--> statement-breakpoint
ALTER TABLE `trainedVoice` ADD `publicConsentVersion` text;--> statement-breakpoint
UPDATE `trainedVoice` SET publicAt = createdAt WHERE isPublic = 1;--> statement-breakpoint
UPDATE `videoPack` SET selectedGenerationIds = (SELECT json_group_array(value) FROM (
  SELECT g.id AS value FROM videoScene s JOIN generation g ON g.id = s.selectedGenerationId AND g.deletedAt IS NULL
  WHERE s.videoPackId = videoPack.id ORDER BY s.position, s.id));
