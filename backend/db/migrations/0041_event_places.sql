CREATE TABLE "event_scans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"scanned_by" uuid
);
--> statement-breakpoint
DROP INDEX "event_attendees_first";--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "arrival" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "state" text DEFAULT 'placed' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "takes_at_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "career_center_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "day_reminder_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "hour_reminder_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_scans" ADD CONSTRAINT "event_scans_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_scans" ADD CONSTRAINT "event_scans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_scans" ADD CONSTRAINT "event_scans_scanned_by_users_id_fk" FOREIGN KEY ("scanned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_scans_event" ON "event_scans" USING btree ("event_id","user_id","at");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_career_center_id_career_centers_id_fk" FOREIGN KEY ("career_center_id") REFERENCES "public"."career_centers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_attendees_line" ON "event_attendees" USING btree ("event_id","state","arrival");--> statement-breakpoint
CREATE INDEX "event_attendees_unsettled" ON "event_attendees" USING btree ("state","event_id") WHERE "event_attendees"."state" in ('waiting', 'held');--> statement-breakpoint
CREATE INDEX "event_attendees_first" ON "event_attendees" USING btree ("event_id","arrival");