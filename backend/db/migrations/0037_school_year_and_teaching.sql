CREATE TABLE "grading_scales" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"steps" jsonb NOT NULL,
	"pass_percent" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mark_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid,
	"assessment_id" uuid,
	"student_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"marked_by" uuid,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "mark_changes_of_something" CHECK ("mark_changes"."session_id" is not null or "mark_changes"."assessment_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "term_locks" (
	"school_id" uuid NOT NULL,
	"academic_year" text NOT NULL,
	"term" integer NOT NULL,
	"locked_at" timestamp with time zone NOT NULL,
	"locked_by" uuid,
	CONSTRAINT "term_locks_school_id_academic_year_term_pk" PRIMARY KEY("school_id","academic_year","term")
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid,
	"day" date NOT NULL,
	"name" jsonb NOT NULL,
	"is_expected" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attendances" ADD COLUMN "marked_by" uuid;--> statement-breakpoint
ALTER TABLE "attendances" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "class_courses" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "class_courses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "class_sessions" ADD COLUMN "substitute_id" uuid;--> statement-breakpoint
ALTER TABLE "class_sessions" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "class_sessions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_materials" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "marked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "marked_by" uuid;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendars" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendars" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "campus_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "online_url" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "picture_url" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "type" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cancel_reason" jsonb;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "agenda" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "speakers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "for_whom" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "price_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "has_waiting_list" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "registration_opens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "registration_closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "grading_scales" ADD CONSTRAINT "grading_scales_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_changes" ADD CONSTRAINT "mark_changes_session_id_class_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_changes" ADD CONSTRAINT "mark_changes_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_changes" ADD CONSTRAINT "mark_changes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_locks" ADD CONSTRAINT "term_locks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mark_changes_session" ON "mark_changes" USING btree ("session_id","at") WHERE "mark_changes"."session_id" is not null;--> statement-breakpoint
CREATE INDEX "mark_changes_assessment" ON "mark_changes" USING btree ("assessment_id","at") WHERE "mark_changes"."assessment_id" is not null;--> statement-breakpoint
CREATE INDEX "mark_changes_student" ON "mark_changes" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "holidays_day" ON "holidays" USING btree ("organization_id","day");--> statement-breakpoint
CREATE INDEX "school_terms_organization" ON "school_terms" USING btree ("organization_id","starts_on");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendances_session" ON "attendances" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "class_courses_record" ON "class_courses" USING btree ("structure_record_id");--> statement-breakpoint
CREATE INDEX "scores_assessment" ON "scores" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "events_starts" ON "events" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "events_series" ON "events" USING btree ("series_id","starts_at");