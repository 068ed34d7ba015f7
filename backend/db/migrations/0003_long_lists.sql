DROP INDEX "events_calendar";--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "status_since" timestamp with time zone;--> statement-breakpoint
UPDATE "applicants" SET "status_since" = coalesce((SELECT max("at") FROM "applicant_events" WHERE "applicant_id" = "applicants"."id"), "created_at");--> statement-breakpoint
ALTER TABLE "applicants" ALTER COLUMN "status_since" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "content_revisions_first" ON "content_revisions" USING btree ("status" DESC NULLS FIRST,"created_at","id","school_id");--> statement-breakpoint
CREATE INDEX "applicants_waiting" ON "applicants" USING btree ("school_id","status_since","id") WHERE status not in ('accepted', 'rejected');--> statement-breakpoint
CREATE INDEX "applicants_entered_waiting" ON "applicants" USING btree ("created_by","status_since","id","school_id") WHERE status not in ('accepted', 'rejected');--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orientation_results_latest" ON "orientation_results" USING btree ("organization_id","taken_at","id");--> statement-breakpoint
CREATE INDEX "orientation_results_codes" ON "orientation_results" USING btree ("organization_id","subject_id","test","code");--> statement-breakpoint
CREATE INDEX "document_requests_oldest" ON "document_requests" USING btree ("school_id","created_at","id");--> statement-breakpoint
CREATE INDEX "event_attendees_first" ON "event_attendees" USING btree ("event_id","registered_at","user_id");--> statement-breakpoint
CREATE INDEX "events_calendar" ON "events" USING btree ("calendar_id","starts_at","id","ends_at","removed_at");