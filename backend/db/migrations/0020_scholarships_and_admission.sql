CREATE TABLE "scholarships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"giver" jsonb NOT NULL,
	"amount" jsonb NOT NULL,
	"amount_cents" bigint,
	"coverage_percent" integer,
	"places" integer,
	"deadline" date NOT NULL,
	"rule" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"how_to_apply" jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "checked_on" date;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "checked_by" text;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "admission" jsonb;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scholarships_deadline" ON "scholarships" USING btree ("status","deadline","id");--> statement-breakpoint
CREATE INDEX "scholarships_all" ON "scholarships" USING btree ("deadline","id");--> statement-breakpoint
CREATE INDEX "scholarships_school" ON "scholarships" USING btree ("school_id","status","deadline");