CREATE TABLE "course_absentees" (
	"course_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid,
	CONSTRAINT "course_absentees_course_id_student_id_pk" PRIMARY KEY("course_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "course_absentees" ADD CONSTRAINT "course_absentees_course_id_class_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."class_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_absentees" ADD CONSTRAINT "course_absentees_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_absentees_student" ON "course_absentees" USING btree ("student_id");--> statement-breakpoint
INSERT INTO "course_students" ("course_id", "student_id", "joined_at")
SELECT c."id", s."id", now()
FROM "class_courses" c
JOIN "students" s ON s."structure_record_id" = c."structure_record_id" AND s."school_id" = c."school_id"
WHERE c."archived_at" IS NULL
  AND c."end_date" >= (now() AT TIME ZONE 'Asia/Phnom_Penh')::date
  AND s."status" IN ('studying', 'paused')
ON CONFLICT DO NOTHING;
