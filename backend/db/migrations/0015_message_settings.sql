CREATE TABLE "message_settings" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"mail" boolean NOT NULL,
	"sms" boolean NOT NULL,
	"messages" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "applicant_events_actor" ON "applicant_events" USING btree ("actor_id","to_status","at","applicant_id");