ALTER TABLE "schools" ADD COLUMN "open_until" date;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "prominence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "schools_best" ON "schools" USING btree ("status","open_until","verified","program_count","id");--> statement-breakpoint
CREATE INDEX "schools_name_fold" ON "schools" USING gin ("name_fold" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subjects_best" ON "subjects" USING btree ("is_placeholder","application_deadline","end_date","prominence","id","school_id","status");