CREATE TABLE "subject_reminders" (
	"user_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subject_reminders_user_id_subject_id_pk" PRIMARY KEY("user_id","subject_id")
);
--> statement-breakpoint
DROP INDEX "subjects_facets";--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "applications_open_on" date;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "next_intake_on" date;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "is_full" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subject_reminders" ADD CONSTRAINT "subject_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_reminders" ADD CONSTRAINT "subject_reminders_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subject_reminders_subject" ON "subject_reminders" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "subjects_facets" ON "subjects" USING btree ("is_placeholder","status","school_type","degree","is_public","province","category_id","fee_cents","application_deadline","applications_open_on","next_intake_on","is_full","school_id");