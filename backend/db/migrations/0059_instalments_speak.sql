ALTER TABLE "loan_instalments" ADD COLUMN "soon_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "loan_instalments" ADD COLUMN "late_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banks" ADD COLUMN "texts_dues" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "loan_instalments_due" ON "loan_instalments" USING btree ("due_on");