CREATE TABLE "search_generations" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "sign_in_steps" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"step" text NOT NULL,
	"provider" text NOT NULL,
	"redirect" text NOT NULL,
	"locale" text NOT NULL,
	"user_id" uuid,
	"issuer" text,
	"subject" text,
	"provider_token" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forum_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"message_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_results" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"test" text NOT NULL,
	"scores" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"key_km" text NOT NULL,
	"key_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"school_id" uuid,
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"private" boolean NOT NULL,
	"thumbnail" boolean DEFAULT false NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone
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
ALTER TABLE "rate_limits" ADD COLUMN "hits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider_token" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_key" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "orientation_results" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_steps" ADD CONSTRAINT "sign_in_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_events" ADD CONSTRAINT "forum_events_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_results" ADD CONSTRAINT "shared_results_record_id_orientation_results_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."orientation_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_results" ADD CONSTRAINT "shared_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_steps_expires" ON "sign_in_steps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_steps_user" ON "sign_in_steps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_events_question" ON "forum_events" USING btree ("question_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_key" ON "uploads" USING btree ("key");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_school" ON "uploads" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "uploads_state" ON "uploads" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "schools_generation" ON "schools" USING btree ("search_generation");--> statement-breakpoint
CREATE INDEX "subjects_name_km" ON "subjects" USING btree ("sort_key_km","id");--> statement-breakpoint
CREATE INDEX "subjects_name_en" ON "subjects" USING btree ("sort_key_en","id");--> statement-breakpoint
CREATE INDEX "subjects_deadline" ON "subjects" USING btree ("application_deadline","id");--> statement-breakpoint
CREATE INDEX "subjects_facets" ON "subjects" USING btree ("is_placeholder","status","school_type","degree","is_public","province","category_id","fee_cents","application_deadline","school_id");--> statement-breakpoint
CREATE INDEX "subjects_words" ON "subjects" USING btree ("id","search_fold");--> statement-breakpoint
CREATE INDEX "applicants_people" ON "applicants" USING btree ("school_id","user_id");--> statement-breakpoint
CREATE INDEX "applicants_entered" ON "applicants" USING btree ("created_by","created_at","id","school_id","status");--> statement-breakpoint
CREATE INDEX "applicants_subject" ON "applicants" USING btree ("enroll_to_id");--> statement-breakpoint
CREATE INDEX "applicants_words" ON "applicants" USING gin ("search_fold" gin_trgm_ops,(array["school_id", "created_by"]));--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","action","at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_subject" ON "notifications" USING btree ("user_id","subject");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("organization_id","published_at","id");--> statement-breakpoint
CREATE INDEX "students_name" ON "students" USING btree ("school_id","last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "students_status" ON "students" USING btree ("school_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "students_fold" ON "students" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "follow_ups_open" ON "follow_ups" USING btree ("due_on","created_at","id","applicant_id") WHERE "follow_ups"."done_at" is null;--> statement-breakpoint
CREATE INDEX "follow_ups_done" ON "follow_ups" USING btree ("done_at" DESC NULLS FIRST,"due_on","created_at","id","applicant_id") WHERE "follow_ups"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "follow_ups_author" ON "follow_ups" USING btree ("created_by","done_at","due_on");--> statement-breakpoint
CREATE INDEX "applicants_school" ON "applicants" USING btree ("school_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applicants_school_status" ON "applicants" USING btree ("school_id","status","created_at","id","enroll_to_id");--> statement-breakpoint
CREATE INDEX "questions_subject" ON "questions" USING btree ("organization_id","subject_id","order_number","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_status" ON "articles" USING btree ("organization_id","status","type","published_at");