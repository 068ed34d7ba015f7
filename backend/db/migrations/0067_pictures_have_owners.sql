ALTER TABLE "articles" ADD COLUMN "cover_credit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "drawing" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "picture_credit" text DEFAULT '' NOT NULL;