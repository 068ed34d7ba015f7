CREATE TABLE "vacancy_reject_reasons" (
	"organization_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vacancy_reject_reasons_organization_id_key_pk" PRIMARY KEY("organization_id","key")
);
--> statement-breakpoint
CREATE TABLE "student_states" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	"before" text,
	"after" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "student_states" ADD CONSTRAINT "student_states_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_states_student" ON "student_states" USING btree ("student_id","at");--> statement-breakpoint
INSERT INTO "student_states" ("student_id", "at", "after", "reason") SELECT "id", "status_since", "status", "status_reason" FROM "students" WHERE "status_since" IS NOT NULL;
