CREATE TABLE "material_reads" (
	"material_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "material_reads_student_id_material_id_pk" PRIMARY KEY("student_id","material_id")
);
--> statement-breakpoint
ALTER TABLE "scores" ALTER COLUMN "score" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "course_materials" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mark_changes" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "term_locks" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "term_locks" ADD COLUMN "open_reason" text;--> statement-breakpoint
ALTER TABLE "material_reads" ADD CONSTRAINT "material_reads_material_id_course_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."course_materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_reads" ADD CONSTRAINT "material_reads_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "material_reads_material" ON "material_reads" USING btree ("material_id");