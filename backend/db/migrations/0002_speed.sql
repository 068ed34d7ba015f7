CREATE TABLE "search_generations" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "schools_list_km";--> statement-breakpoint
DROP INDEX "schools_list_en";--> statement-breakpoint
DROP INDEX "schools_fee_low";--> statement-breakpoint
DROP INDEX "schools_fee_high";--> statement-breakpoint
DROP INDEX "schools_province";--> statement-breakpoint
DROP INDEX "schools_type";--> statement-breakpoint
DROP INDEX "schools_fold";--> statement-breakpoint
DROP INDEX "follow_ups_due";--> statement-breakpoint
DROP INDEX "applicants_school";--> statement-breakpoint
DROP INDEX "applicants_school_status";--> statement-breakpoint
DROP INDEX "questions_subject";--> statement-breakpoint
DROP INDEX "articles_status";--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "search_generation" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "schools_generation" ON "schools" USING btree ("search_generation");--> statement-breakpoint
CREATE INDEX "subjects_name_km" ON "subjects" USING btree ("sort_key_km","id");--> statement-breakpoint
CREATE INDEX "subjects_name_en" ON "subjects" USING btree ("sort_key_en","id");--> statement-breakpoint
CREATE INDEX "subjects_deadline" ON "subjects" USING btree ("application_deadline","id");--> statement-breakpoint
CREATE INDEX "subjects_facets" ON "subjects" USING btree ("is_placeholder","status","school_type","degree","is_public","province","category_id","fee_cents","application_deadline","school_id");--> statement-breakpoint
CREATE INDEX "applicants_entered" ON "applicants" USING btree ("created_by","created_at","id","school_id","status");--> statement-breakpoint
CREATE INDEX "applicants_subject" ON "applicants" USING btree ("enroll_to_id");--> statement-breakpoint
CREATE INDEX "applicants_fold" ON "applicants" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("organization_id","published_at","id");--> statement-breakpoint
CREATE INDEX "students_name" ON "students" USING btree ("school_id","last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "students_status" ON "students" USING btree ("school_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "students_fold" ON "students" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "follow_ups_open" ON "follow_ups" USING btree ("due_on","created_at","id","applicant_id") WHERE "follow_ups"."done_at" is null;--> statement-breakpoint
CREATE INDEX "follow_ups_done" ON "follow_ups" USING btree ("done_at" DESC NULLS FIRST,"due_on","created_at","id","applicant_id") WHERE "follow_ups"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "follow_ups_author" ON "follow_ups" USING btree ("created_by","done_at","due_on");--> statement-breakpoint
CREATE INDEX "applicants_school" ON "applicants" USING btree ("school_id","created_at","id","user_id");--> statement-breakpoint
CREATE INDEX "applicants_school_status" ON "applicants" USING btree ("school_id","status","created_at","id","enroll_to_id");--> statement-breakpoint
CREATE INDEX "questions_subject" ON "questions" USING btree ("organization_id","subject_id","order_number","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_status" ON "articles" USING btree ("organization_id","status","type","published_at");