CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"registration_number" text,
	"province" text NOT NULL,
	"address" text NOT NULL,
	"contact_name" text NOT NULL,
	"phone" text,
	"email" text,
	"site" text,
	"checked_what" text,
	"checked_by" uuid,
	"checked_at" timestamp with time zone,
	"checked_until" date,
	"archived_at" timestamp with time zone,
	"search_fold" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"user_id" uuid,
	"reason" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decision_reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "questions_subject";--> statement-breakpoint
DROP INDEX "questions_newest";--> statement-breakpoint
DROP INDEX "vacancies_deadline";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_answers" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "cleared_until" date;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
-- Vacancies from before employers were recorded stay public.
UPDATE "vacancies" SET "updated_at" = "posted_at", "released_at" = "posted_at";--> statement-breakpoint
ALTER TABLE "vacancies" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancy_applications" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_number" ON "companies" USING btree ("organization_id","registration_number");--> statement-breakpoint
CREATE INDEX "companies_list" ON "companies" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "companies_fold" ON "companies" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open" ON "reports" USING btree ("user_id","subject_kind","subject_id") WHERE "reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "reports_subject" ON "reports" USING btree ("subject_id","decided_at");--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("subject_kind","subject_id") WHERE "reports"."decided_at" is null;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_hidden" ON "questions" USING btree ("held_at") WHERE "questions"."held_at" is not null;--> statement-breakpoint
CREATE INDEX "user_answers_hidden" ON "user_answers" USING btree ("held_at") WHERE "user_answers"."held_at" is not null;--> statement-breakpoint
CREATE INDEX "vacancies_company" ON "vacancies" USING btree ("company_id","updated_at");--> statement-breakpoint
CREATE INDEX "vacancies_waiting" ON "vacancies" USING btree ("cleared_until") WHERE "vacancies"."status" = 'open' and "vacancies"."held_at" is null and "vacancies"."released_at" is null;--> statement-breakpoint
CREATE INDEX "vacancies_hidden" ON "vacancies" USING btree ("held_at") WHERE "vacancies"."held_at" is not null;--> statement-breakpoint
CREATE INDEX "vacancies_changed" ON "vacancies" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "questions_subject" ON "questions" USING btree ("organization_id","subject_id","order_number","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"held_at");--> statement-breakpoint
CREATE INDEX "questions_newest" ON "questions" USING btree ("organization_id","kind","created_at","id","held_at");--> statement-breakpoint
CREATE INDEX "vacancies_deadline" ON "vacancies" USING btree ("organization_id","status","deadline","id","held_at","released_at","cleared_until");