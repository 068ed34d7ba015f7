CREATE TABLE "absence_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"session_id" uuid,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"paper_key" text,
	"created_as" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mark_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"wanted" text NOT NULL,
	"reason" text NOT NULL,
	"created_as" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organization_settings" ADD COLUMN "absence_paper_days" integer;--> statement-breakpoint
ALTER TABLE "absence_notices" ADD CONSTRAINT "absence_notices_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_notices" ADD CONSTRAINT "absence_notices_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence_notices" ADD CONSTRAINT "absence_notices_session_id_class_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_requests" ADD CONSTRAINT "mark_requests_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_requests" ADD CONSTRAINT "mark_requests_session_id_class_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_requests" ADD CONSTRAINT "mark_requests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absence_notices_student" ON "absence_notices" USING btree ("student_id","to_day");--> statement-breakpoint
CREATE INDEX "absence_notices_school" ON "absence_notices" USING btree ("school_id","to_day");--> statement-breakpoint
CREATE UNIQUE INDEX "mark_requests_open" ON "mark_requests" USING btree ("student_id","session_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "mark_requests_student" ON "mark_requests" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "mark_requests_school" ON "mark_requests" USING btree ("school_id","state","created_at");--> statement-breakpoint
CREATE INDEX "students_unclaimed" ON "students" USING btree ("phone") WHERE "students"."user_id" is null;