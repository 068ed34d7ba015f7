CREATE TABLE "bank_waiting_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bank_id" uuid NOT NULL,
	"change" jsonb NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "judged_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "standing" text DEFAULT 'visitor' NOT NULL;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "two_officers_from_cents" integer;--> statement-breakpoint
ALTER TABLE "bank_waiting_changes" ADD CONSTRAINT "bank_waiting_changes_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_waiting_changes" ADD CONSTRAINT "bank_waiting_changes_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_waiting_changes_bank" ON "bank_waiting_changes" USING btree ("bank_id");--> statement-breakpoint
CREATE INDEX "vacancies_judged" ON "vacancies" USING btree ("judged_by");--> statement-breakpoint
UPDATE "loans" SET "two_officers_from_cents" = "banks"."two_officers_from_cents" FROM "banks" WHERE "banks"."id" = "loans"."bank_id" AND "loans"."status" <> 'draft';--> statement-breakpoint
UPDATE "reports" SET "standing" = 'known' FROM "users" WHERE "users"."id" = "reports"."user_id" AND "users"."created_at" <= "reports"."created_at" - interval '30 days';
