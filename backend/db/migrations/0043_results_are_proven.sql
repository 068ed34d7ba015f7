CREATE TABLE "result_proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"exam" jsonb,
	"school_id" uuid NOT NULL,
	"applicant_id" uuid,
	"paper" text,
	"note" text,
	"proven_by" uuid,
	"proven_at" timestamp with time zone NOT NULL,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "offer_proof_by" date;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "offer_doubt_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "result_proofs" ADD CONSTRAINT "result_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_proofs" ADD CONSTRAINT "result_proofs_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_proofs" ADD CONSTRAINT "result_proofs_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "result_proofs_standing" ON "result_proofs" USING btree ("user_id","kind") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "result_proofs_applicant" ON "result_proofs" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "applicants_on_condition" ON "applicants" USING btree ("school_id","created_at","id") WHERE status = 'accepted' and offer_condition in ('open', 'declared-met', 'declared-missed');--> statement-breakpoint
-- A result that staff have seen on paper is proven by that paper.
INSERT INTO "result_proofs" ("user_id", "kind", "source", "exam", "school_id", "applicant_id", "paper", "proven_by", "proven_at")
SELECT DISTINCT ON (a."user_id") a."user_id", 'exam', 'paper',
  jsonb_build_object('track', a."detail" -> 'nationalExam' -> 'track', 'date', a."detail" -> 'nationalExam' -> 'date', 'grade', a."detail" -> 'nationalExam' -> 'grade'),
  a."school_id", a."id", p."kind", p."decided_by", coalesce(p."decided_at", a."updated_at")
FROM "applicants" a
JOIN "application_papers" p ON p."applicant_id" = a."id" AND p."state" = 'received'
WHERE a."status" = 'accepted' AND a."offer_condition" = 'met' AND a."detail" -> 'nationalExam' ->> 'state' = 'taken'
  AND (p."label" ->> 'en' ~* 'bac ?ii|baccalaureate|national exam|provisional certificate' OR p."label" ->> 'km' LIKE '%បាក់ឌុប%')
  AND p."label" ->> 'en' !~* 'transcript'
ORDER BY a."user_id", p."decided_at";--> statement-breakpoint
-- Whoever has become a student since was taken in by the school's own record.
INSERT INTO "result_proofs" ("user_id", "kind", "source", "exam", "school_id", "applicant_id", "proven_at")
SELECT DISTINCT ON (a."user_id") a."user_id", 'exam', 'record',
  jsonb_build_object('track', a."detail" -> 'nationalExam' -> 'track', 'date', a."detail" -> 'nationalExam' -> 'date', 'grade', a."detail" -> 'nationalExam' -> 'grade'),
  a."school_id", a."id", coalesce(s."taken_in_at", s."created_at")
FROM "applicants" a
JOIN "students" s ON s."applicant_id" = a."id"
WHERE a."status" = 'accepted' AND a."offer_condition" = 'met' AND a."detail" -> 'nationalExam' ->> 'state' = 'taken'
ORDER BY a."user_id", s."created_at"
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- All others were met by the word of the person alone.
UPDATE "applicants" SET "offer_condition" = 'declared-met'
WHERE "status" = 'accepted' AND "offer_condition" = 'met'
  AND NOT EXISTS (SELECT 1 FROM "result_proofs" r WHERE r."user_id" = "applicants"."user_id" AND r."kind" = 'exam');
