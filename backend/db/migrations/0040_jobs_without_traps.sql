DROP INDEX "vacancies_deadline";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "checked_points" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "cleared_on" date;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "flags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "stopped_by" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "reporter_key" text;--> statement-breakpoint
CREATE INDEX "vacancies_stopped" ON "vacancies" USING btree ("stopped_at") WHERE "vacancies"."stopped_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_visitor" ON "reports" USING btree ("reporter_key") WHERE "reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "vacancies_deadline" ON "vacancies" USING btree ("organization_id","status","deadline","id","held_at","released_at","cleared_until","stopped_at");--> statement-breakpoint
UPDATE "vacancies" SET "cleared_on" = ("companies"."checked_at" at time zone 'Asia/Phnom_Penh')::date
FROM "companies" WHERE "companies"."id" = "vacancies"."company_id" AND "companies"."checked_at" is not null;
