ALTER TABLE "applicants" ADD COLUMN "offer_reminded" integer;--> statement-breakpoint
ALTER TABLE "bank_terms" ADD COLUMN "branches" jsonb;--> statement-breakpoint
CREATE INDEX "applicants_offer_day" ON "applicants" USING btree ("offer_answer_by") WHERE offer_answer_by is not null and offer_answer is null;