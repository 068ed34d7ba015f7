CREATE TABLE "loan_postings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loan_id" uuid NOT NULL,
	"on_day" date NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"counters_id" uuid,
	"instalment" integer,
	"carried_over" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"officer_id" uuid,
	"note" text,
	CONSTRAINT "loan_postings_amount" CHECK ("loan_postings"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "banks" ADD COLUMN "payment_order" text DEFAULT 'fee-interest-principal' NOT NULL;--> statement-breakpoint
ALTER TABLE "banks" ADD COLUMN "two_officers_from_cents" integer;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "loan_events" ADD COLUMN "deed" text;--> statement-breakpoint
ALTER TABLE "loan_events" ADD COLUMN "unseen_reason" text;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "payment_order" text DEFAULT 'fee-interest-principal' NOT NULL;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "awaits" text;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "first_officer_id" uuid;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "next_due_on" date;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "next_due_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "unpaid_principal_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "interest_paid_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "written_off_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_postings" ADD CONSTRAINT "loan_postings_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loan_postings_loan" ON "loan_postings" USING btree ("loan_id","on_day");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_postings_countered" ON "loan_postings" USING btree ("counters_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_consents_link" ON "guardian_consents" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "loans_bank_due" ON "loans" USING btree ("bank_id","next_due_on");--> statement-breakpoint
UPDATE "loans" SET "paid_out_on" = coalesce("contract_on", ("updated_at" AT TIME ZONE 'Asia/Phnom_Penh')::date)
WHERE "status" IN ('paid-out', 'closed') AND "paid_out_on" IS NULL;--> statement-breakpoint
INSERT INTO "loan_postings" ("loan_id", "on_day", "kind", "amount_cents", "carried_over", "at")
SELECT "id", "paid_out_on", 'paid-out', "amount_cents", true, "updated_at" FROM "loans" WHERE "status" IN ('paid-out', 'closed');--> statement-breakpoint
INSERT INTO "loan_postings" ("loan_id", "on_day", "kind", "amount_cents", "instalment", "carried_over", "at")
SELECT "loan_id", least("due_on", "paid_on"), 'interest', "interest_cents", "number", true, "updated_at"
FROM "loan_instalments" JOIN "loans" ON "loans"."id" = "loan_id"
WHERE "interest_cents" > 0 AND ("paid_on" IS NOT NULL OR "due_on" <= (now() AT TIME ZONE 'Asia/Phnom_Penh')::date);--> statement-breakpoint
INSERT INTO "loan_postings" ("loan_id", "on_day", "kind", "amount_cents", "carried_over", "at")
SELECT "loan_id", "paid_on", 'payment', "payment_cents", true, "updated_at"
FROM "loan_instalments" JOIN "loans" ON "loans"."id" = "loan_id" WHERE "paid_on" IS NOT NULL;--> statement-breakpoint
INSERT INTO "loan_postings" ("loan_id", "on_day", "kind", "amount_cents", "carried_over", "at")
SELECT "id", "paid_out_on", 'payment', "amount_cents", true, "updated_at" FROM "loans"
WHERE "status" = 'closed' AND NOT EXISTS (SELECT 1 FROM "loan_instalments" WHERE "loan_id" = "loans"."id");--> statement-breakpoint
UPDATE "loans" SET "next_due_on" = ("paid_out_on" + interval '1 month')::date, "unpaid_principal_cents" = "amount_cents"
WHERE "status" = 'paid-out';--> statement-breakpoint
UPDATE "loans" SET "next_due_on" = "open"."due_on", "next_due_cents" = coalesce("open"."payment_cents", 0),
  "unpaid_principal_cents" = "done"."owed", "interest_paid_cents" = "done"."interest"
FROM (
  SELECT "loan_id", count("paid_on") AS "paid", coalesce(sum("principal_cents") FILTER (WHERE "paid_on" IS NULL), 0) AS "owed",
    coalesce(sum("interest_cents") FILTER (WHERE "paid_on" IS NOT NULL), 0) AS "interest"
  FROM "loan_instalments" GROUP BY "loan_id"
) AS "done" LEFT JOIN "loan_instalments" AS "open" ON "open"."loan_id" = "done"."loan_id" AND "open"."number" = "done"."paid" + 1
WHERE "loans"."id" = "done"."loan_id" AND "loans"."status" IN ('paid-out', 'closed');--> statement-breakpoint
ALTER TABLE "loan_instalments" DROP COLUMN "paid_on";--> statement-breakpoint
ALTER TABLE "loan_instalments" DROP COLUMN "late_on";