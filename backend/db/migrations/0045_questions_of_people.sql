CREATE TABLE "question_follows" (
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_follows_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "question_people" (
	"question_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"hide_name" boolean NOT NULL,
	CONSTRAINT "question_people_question_id_user_id_pk" PRIMARY KEY("question_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "useful_marks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"answer_id" uuid,
	"marked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "terms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "hide_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "accepted_answer_id" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "answer_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "useful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_answers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_answers" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_answers" ADD COLUMN "useful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_answers" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_follows" ADD CONSTRAINT "question_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_follows" ADD CONSTRAINT "question_follows_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_people" ADD CONSTRAINT "question_people_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_people" ADD CONSTRAINT "question_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "useful_marks" ADD CONSTRAINT "useful_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "useful_marks" ADD CONSTRAINT "useful_marks_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "useful_marks" ADD CONSTRAINT "useful_marks_answer_id_user_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."user_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_follows_question" ON "question_follows" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_people_number" ON "question_people" USING btree ("question_id","number");--> statement-breakpoint
CREATE INDEX "question_people_user" ON "question_people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "useful_marks_question" ON "useful_marks" USING btree ("question_id","user_id") WHERE "useful_marks"."answer_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "useful_marks_answer" ON "useful_marks" USING btree ("answer_id","user_id") WHERE "useful_marks"."answer_id" is not null;--> statement-breakpoint
CREATE INDEX "useful_marks_user" ON "useful_marks" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_merged_into_questions_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_terms" ON "questions" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "questions_useful" ON "questions" USING btree ("organization_id","kind","useful_count","created_at","id","held_at");--> statement-breakpoint
CREATE INDEX "questions_unanswered" ON "questions" USING btree ("organization_id","kind","created_at","id") WHERE "questions"."answer_count" = 0 and "questions"."held_at" is null;--> statement-breakpoint
UPDATE "questions" SET "state" = 'hidden' WHERE "held_at" IS NOT NULL;--> statement-breakpoint
UPDATE "user_answers" SET "state" = 'hidden' WHERE "held_at" IS NOT NULL;--> statement-breakpoint
UPDATE "questions" SET "answer_count" = (SELECT count(*) FROM "user_answers" WHERE "user_answers"."question_id" = "questions"."id" AND "user_answers"."held_at" IS NULL) WHERE "kind" = 'forum';--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_state_since" CHECK (("questions"."state" = 'open') = ("questions"."held_at" is null));--> statement-breakpoint
ALTER TABLE "user_answers" ADD CONSTRAINT "user_answers_state_since" CHECK (("user_answers"."state" = 'open') = ("user_answers"."held_at" is null));