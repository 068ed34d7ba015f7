CREATE TABLE "message_settings" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"mail" boolean NOT NULL,
	"sms" boolean NOT NULL,
	"messages" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"author_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_versions_record_id_version_pk" PRIMARY KEY("record_id","version")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_texts" ADD COLUMN "published_in" text DEFAULT 'both' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_texts" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_texts" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "applicant_events_actor" ON "applicant_events" USING btree ("actor_id","to_status","at","applicant_id");--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("due_at") WHERE "articles"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "site_texts_due" ON "site_texts" USING btree ("due_at") WHERE "site_texts"."due_at" is not null;