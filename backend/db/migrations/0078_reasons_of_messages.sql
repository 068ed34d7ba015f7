ALTER TABLE "outbox" ADD COLUMN "first_error" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "request_id" text;