DROP INDEX "applicants_fold";--> statement-breakpoint
DROP INDEX "applicants_school";--> statement-breakpoint
CREATE INDEX "subjects_words" ON "subjects" USING btree ("id","search_fold");--> statement-breakpoint
CREATE INDEX "applicants_people" ON "applicants" USING btree ("school_id","user_id");--> statement-breakpoint
CREATE INDEX "applicants_words" ON "applicants" USING gin ("search_fold" gin_trgm_ops,(array["school_id", "created_by"]));--> statement-breakpoint
CREATE INDEX "applicants_school" ON "applicants" USING btree ("school_id","created_at","id");