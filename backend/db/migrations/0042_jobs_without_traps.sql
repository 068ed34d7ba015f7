CREATE TABLE "saved_vacancies" (
	"user_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_vacancies_user_id_vacancy_id_pk" PRIMARY KEY("user_id","vacancy_id")
);
--> statement-breakpoint
DROP INDEX "vacancies_deadline";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "checked_points" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "cleared_on" date;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "flags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "stopped_by" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "reporter_key" text;--> statement-breakpoint
ALTER TABLE "saved_vacancies" ADD CONSTRAINT "saved_vacancies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_vacancies" ADD CONSTRAINT "saved_vacancies_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_vacancies_vacancy" ON "saved_vacancies" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "vacancies_stopped" ON "vacancies" USING btree ("stopped_at") WHERE "vacancies"."stopped_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_visitor" ON "reports" USING btree ("reporter_key") WHERE "reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "vacancies_deadline" ON "vacancies" USING btree ("organization_id","status","deadline","id","held_at","released_at","cleared_until","stopped_at");--> statement-breakpoint
UPDATE "vacancies" SET "cleared_on" = ("companies"."checked_at" at time zone 'Asia/Phnom_Penh')::date
FROM "companies" WHERE "companies"."id" = "vacancies"."company_id" AND "companies"."checked_at" is not null;
