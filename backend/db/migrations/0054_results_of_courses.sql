ALTER TABLE "scores" ADD COLUMN "excused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "grading_scales" ADD COLUMN "absence" text;