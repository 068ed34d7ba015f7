ALTER TABLE "vacancies" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "withdrawn_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancy_applications" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;