ALTER TABLE "outbox" ADD COLUMN "notice_kind" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "notice_subject" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_urgent" boolean DEFAULT false NOT NULL;