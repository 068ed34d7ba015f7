ALTER TABLE "applicant_events" ADD COLUMN "undo" jsonb;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "for_id" uuid;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_for_id_users_id_fk" FOREIGN KEY ("for_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_ups_for" ON "follow_ups" USING btree ("for_id");