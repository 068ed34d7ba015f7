ALTER TABLE "outbox" ADD COLUMN "code_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "user_id" uuid;--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("user_id");