ALTER TABLE `uploadedImage` ADD `anyway` integer;--> statement-breakpoint
ALTER TABLE `uploadedImage` ADD `samePerson` integer;--> statement-breakpoint
ALTER TABLE `uploadedImage` ADD `focusX` real;--> statement-breakpoint
ALTER TABLE `uploadedImage` ADD `focusY` real;--> statement-breakpoint
ALTER TABLE `trainingUploadImage` ADD `checked` integer;--> statement-breakpoint
ALTER TABLE `trainingUploadImage` ADD `focusX` real;--> statement-breakpoint
ALTER TABLE `trainingUploadImage` ADD `focusY` real;