CREATE TABLE "term_remarks" (
	"student_id" uuid NOT NULL,
	"academic_year" text NOT NULL,
	"term" integer NOT NULL,
	"remark" jsonb NOT NULL,
	"written_by" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "term_remarks_student_id_academic_year_term_pk" PRIMARY KEY("student_id","academic_year","term")
);
--> statement-breakpoint
ALTER TABLE "organization_settings" ADD COLUMN "report_scale" integer;--> statement-breakpoint
ALTER TABLE "organization_settings" ADD COLUMN "signatory" jsonb;--> statement-breakpoint
ALTER TABLE "term_remarks" ADD CONSTRAINT "term_remarks_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;