CREATE TABLE "applicant_forms" (
	"school_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"form" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applicant_forms_school_id_version_pk" PRIMARY KEY("school_id","version")
);
--> statement-breakpoint
CREATE TABLE "application_papers" (
	"applicant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" jsonb NOT NULL,
	"state" text NOT NULL,
	"file_key" text,
	"reason" text,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "application_papers_applicant_id_kind_pk" PRIMARY KEY("applicant_id","kind")
);
--> statement-breakpoint
DROP INDEX "applicants_waiting";--> statement-breakpoint
DROP INDEX "applicants_entered_waiting";--> statement-breakpoint
ALTER TABLE "applicant_events" ADD COLUMN "kind" text DEFAULT 'status' NOT NULL;--> statement-breakpoint
ALTER TABLE "applicant_events" ADD COLUMN "fields" text[];--> statement-breakpoint
ALTER TABLE "applicant_events" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "applicant_events" ADD COLUMN "paper" jsonb;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "form_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applicant_forms" ADD CONSTRAINT "applicant_forms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_papers" ADD CONSTRAINT "application_papers_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_papers_file" ON "application_papers" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "applicants_waiting" ON "applicants" USING btree ("school_id","status_since","id") WHERE status not in ('accepted', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE INDEX "applicants_entered_waiting" ON "applicants" USING btree ("created_by","status_since","id","school_id") WHERE status not in ('accepted', 'rejected', 'withdrawn');