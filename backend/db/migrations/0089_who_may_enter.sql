ALTER TABLE "applicants" ADD COLUMN "entry" jsonb;--> statement-breakpoint
CREATE INDEX "applicants_entry" ON "applicants" USING btree ("school_id",(entry ->> 'verdict'),"created_at","id","status");