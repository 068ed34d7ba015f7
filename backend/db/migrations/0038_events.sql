DROP INDEX "questions_subject";--> statement-breakpoint
DROP INDEX "questions_newest";--> statement-breakpoint
DROP INDEX "vacancies_deadline";--> statement-breakpoint
DROP INDEX "events_calendar";--> statement-breakpoint
CREATE INDEX "questions_subject" ON "questions" USING btree ("organization_id","subject_id","order_number","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"held_at");--> statement-breakpoint
CREATE INDEX "questions_newest" ON "questions" USING btree ("organization_id","kind","created_at","id","held_at");--> statement-breakpoint
CREATE INDEX "vacancies_deadline" ON "vacancies" USING btree ("organization_id","status","deadline","id","held_at","released_at","cleared_until");--> statement-breakpoint
CREATE INDEX "events_calendar" ON "events" USING btree ("calendar_id","starts_at","id","ends_at","removed_at","status");