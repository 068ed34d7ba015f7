CREATE TABLE "school_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"decided_by" uuid,
	"answered_at" timestamp with time zone,
	"search_fold" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "education_histories" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"high_schools" jsonb NOT NULL,
	"national_exam" jsonb,
	"other_schools" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "offer_minimum_grade" text;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "offer_condition" text;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "offer_answer_by" date;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "offer_answer" text;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "offer_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "preference" integer;--> statement-breakpoint
ALTER TABLE "school_requests" ADD CONSTRAINT "school_requests_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_requests" ADD CONSTRAINT "school_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_histories" ADD CONSTRAINT "education_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_requests_school" ON "school_requests" USING btree ("school_id","created_at","id");--> statement-breakpoint
CREATE INDEX "school_requests_state" ON "school_requests" USING btree ("school_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "school_requests_user" ON "school_requests" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "school_requests_fold" ON "school_requests" USING gin ("search_fold" gin_trgm_ops);