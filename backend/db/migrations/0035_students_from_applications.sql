CREATE TABLE "student_code_counters" (
	"school_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "student_code_counters_school_id_year_pk" PRIMARY KEY("school_id","year")
);
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "taken_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "status_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "student_code_counters" ADD CONSTRAINT "student_code_counters_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "students_program" ON "students" USING btree ("school_id","subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "students_subject" ON "students" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "students_applicant" ON "students" USING btree ("applicant_id");