ALTER TABLE `user` ADD `termsVersion` text;--> statement-breakpoint
ALTER TABLE `user` ADD `termsAcceptedAt` integer;--> statement-breakpoint
ALTER TABLE `training` ADD `consentVersion` text;--> statement-breakpoint
ALTER TABLE `training` ADD `consentLanguage` text;