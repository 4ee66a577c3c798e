CREATE TABLE `payment` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`customerId` text NOT NULL,
	`reason` text NOT NULL,
	`priceId` text NOT NULL,
	`subscriptionId` text,
	`checkoutId` text,
	`currency` text NOT NULL,
	`paidCents` integer NOT NULL,
	`refundedCents` integer NOT NULL,
	`grantedCredits` integer NOT NULL,
	`owedCredits` integer NOT NULL,
	`clawedBackCredits` integer NOT NULL,
	`periodStart` integer,
	`periodEnd` integer,
	`monthlyCredits` integer,
	`nextMonthAt` integer,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`customerId`) REFERENCES `stripeCustomer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`priceId`) REFERENCES `stripePrice`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_reason" CHECK("payment"."reason" IN ('PURCHASE', 'SUBSCRIPTION_CREATE', 'SUBSCRIPTION_RENEWAL', 'SUBSCRIPTION_UPDATE')),
	CONSTRAINT "payment_refunded" CHECK("payment"."refundedCents" BETWEEN 0 AND "payment"."paidCents"),
	CONSTRAINT "payment_owed" CHECK("payment"."owedCredits" BETWEEN 0 AND "payment"."grantedCredits"),
	CONSTRAINT "payment_clawed_back" CHECK("payment"."clawedBackCredits" BETWEEN 0 AND "payment"."owedCredits"),
	CONSTRAINT "payment_months" CHECK("payment"."nextMonthAt" IS NULL OR coalesce("payment"."monthlyCredits", 0) > 0)
);
--> statement-breakpoint
CREATE INDEX `payment_user` ON `payment` (`userId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `payment_checkout` ON `payment` (`userId`,`checkoutId`);--> statement-breakpoint
CREATE INDEX `payment_customer` ON `payment` (`customerId`);--> statement-breakpoint
CREATE INDEX `payment_price` ON `payment` (`priceId`);--> statement-breakpoint
CREATE INDEX `payment_month` ON `payment` (`nextMonthAt`) WHERE "nextMonthAt" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `stripeCharge` (
	`id` text PRIMARY KEY NOT NULL,
	`customerId` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`description` text,
	`metadata` text NOT NULL,
	`paymentMethod` text,
	`refunded` integer NOT NULL,
	`amountRefunded` integer NOT NULL,
	`amountDisputed` integer NOT NULL,
	`paymentId` text,
	`receiptUrl` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`customerId`) REFERENCES `stripeCustomer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stripe_charge_customer` ON `stripeCharge` (`customerId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `stripe_charge_payment` ON `stripeCharge` (`paymentId`);--> statement-breakpoint
CREATE TABLE `stripeCustomer` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`email` text,
	`name` text,
	`metadata` text NOT NULL,
	`deleted` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `stripe_customer_user` ON `stripeCustomer` (`userId`);--> statement-breakpoint
CREATE TABLE `stripeEvent` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`createdAt` integer NOT NULL,
	`processedAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_event_processed` ON `stripeEvent` (`processedAt`);--> statement-breakpoint
CREATE TABLE `stripePrice` (
	`id` text PRIMARY KEY NOT NULL,
	`productId` text NOT NULL,
	`active` integer NOT NULL,
	`currency` text NOT NULL,
	`unitAmount` integer NOT NULL,
	`type` text NOT NULL,
	`interval` text,
	`intervalCount` integer,
	`metadata` text NOT NULL,
	FOREIGN KEY (`productId`) REFERENCES `stripeProduct`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stripe_price_product` ON `stripePrice` (`productId`);--> statement-breakpoint
CREATE TABLE `stripeProduct` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`active` integer NOT NULL,
	`metadata` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stripeRevision` (
	`scope` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stripeSubscription` (
	`id` text PRIMARY KEY NOT NULL,
	`customerId` text NOT NULL,
	`priceId` text NOT NULL,
	`status` text NOT NULL,
	`currentPeriodStart` integer NOT NULL,
	`currentPeriodEnd` integer NOT NULL,
	`cancelAtPeriodEnd` integer NOT NULL,
	`canceledAt` integer,
	`endedAt` integer,
	`pendingPriceId` text,
	`metadata` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`customerId`) REFERENCES `stripeCustomer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`priceId`) REFERENCES `stripePrice`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pendingPriceId`) REFERENCES `stripePrice`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stripe_subscription_customer` ON `stripeSubscription` (`customerId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `stripe_subscription_price` ON `stripeSubscription` (`priceId`);--> statement-breakpoint
CREATE INDEX `stripe_subscription_pending_price` ON `stripeSubscription` (`pendingPriceId`);--> statement-breakpoint
CREATE INDEX `user_credit_history_by_reason` ON `userCreditHistory` (`userId`,`reason`,`seq`);