CREATE TABLE "announced_vacancies" (
	"vacancy_id" uuid NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announced_vacancies_vacancy_id_pk" PRIMARY KEY("vacancy_id")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"offered_by" uuid,
	"state" text DEFAULT 'offered' NOT NULL,
	"slots" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"place" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancy_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"status" text,
	"words" text DEFAULT '' NOT NULL,
	"message" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancy_handovers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"recipient" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_opened_at" timestamp with time zone,
	"opened_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "announced_vacancies" ADD CONSTRAINT "announced_vacancies_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_vacancy_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vacancy_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_entries" ADD CONSTRAINT "vacancy_entries_application_id_vacancy_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vacancy_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_entries" ADD CONSTRAINT "vacancy_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_handovers" ADD CONSTRAINT "vacancy_handovers_application_id_vacancy_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vacancy_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_running" ON "interviews" USING btree ("application_id") WHERE "interviews"."state" in ('offered', 'picked');--> statement-breakpoint
CREATE INDEX "interviews_user" ON "interviews" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_due" ON "interviews" USING btree ("starts_at") WHERE "interviews"."state" = 'picked' and "interviews"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_organization" ON "saved_searches" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "vacancy_entries_application" ON "vacancy_entries" USING btree ("application_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "vacancy_handovers_key" ON "vacancy_handovers" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "vacancy_handovers_application" ON "vacancy_handovers" USING btree ("application_id","created_at");