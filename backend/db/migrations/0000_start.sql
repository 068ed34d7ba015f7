CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "campuses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"province" text NOT NULL,
	"district" text,
	"commune" text,
	"street" jsonb NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"phone" text
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"field" text NOT NULL,
	"field_name" text NOT NULL,
	"field_name_native" text NOT NULL,
	"name" text NOT NULL,
	"name_native" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"feedback" text NOT NULL,
	"contact" text,
	"status" text DEFAULT 'open' NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_native" text NOT NULL,
	"school_type" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"region" text DEFAULT 'cambodia' NOT NULL,
	"province" text NOT NULL,
	"district" text,
	"commune" text,
	"street" jsonb NOT NULL,
	"is_public" boolean NOT NULL,
	"tagline" jsonb NOT NULL,
	"overview" jsonb NOT NULL,
	"founded_year" integer,
	"student_count" integer,
	"email" text,
	"phone" text,
	"telegram" text,
	"website" text,
	"hue" integer DEFAULT 180 NOT NULL,
	"fees_note" jsonb NOT NULL,
	"admission" jsonb NOT NULL,
	"facilities" jsonb NOT NULL,
	"required_documents" jsonb NOT NULL,
	"scholarships" jsonb NOT NULL,
	"exchange_programs" jsonb NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"min_fee_cents" bigint,
	"max_fee_cents" bigint,
	"program_count" integer DEFAULT 0 NOT NULL,
	"category_ids" text[] DEFAULT '{}' NOT NULL,
	"name_fold" text DEFAULT '' NOT NULL,
	"search_fold" text DEFAULT '' NOT NULL,
	"sort_key_km" text collate "C" DEFAULT '' NOT NULL,
	"sort_key_en" text collate "C" DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_native" text NOT NULL,
	"status" text NOT NULL,
	"school_type" text NOT NULL,
	"category_id" text,
	"degree" text NOT NULL,
	"fee_cents" bigint NOT NULL,
	"is_public" boolean NOT NULL,
	"province" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"is_placeholder" boolean NOT NULL,
	"application_deadline" date,
	"duration_months" integer NOT NULL,
	"language" text NOT NULL,
	"shift" text NOT NULL,
	"description" jsonb NOT NULL,
	"careers" jsonb NOT NULL,
	"search_fold" text DEFAULT '' NOT NULL,
	"sort_key_km" text collate "C" DEFAULT '' NOT NULL,
	"sort_key_en" text collate "C" DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applicant_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_role" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "applicant_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"key" text NOT NULL,
	"order" integer,
	"name" text NOT NULL,
	"name_native" text NOT NULL,
	"color" text NOT NULL,
	"status" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applicants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference_code" text NOT NULL,
	"school_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"status" text NOT NULL,
	"enroll_to_id" uuid,
	"detail" jsonb NOT NULL,
	"name" text NOT NULL,
	"name_km" text NOT NULL,
	"phone" text NOT NULL,
	"search_fold" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone,
	"grant_used_at" timestamp with time zone,
	"registration" jsonb
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "school_staff" (
	"user_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	CONSTRAINT "school_staff_user_id_school_id_pk" PRIMARY KEY("user_id","school_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text,
	"email" text,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name_km" text,
	"last_name_km" text,
	"gender" text,
	"dob" date,
	"nationality" text,
	"province" text,
	"current_school" text,
	"locale" text DEFAULT 'km' NOT NULL,
	"secret_hash" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text,
	"detail" jsonb NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_endpoint_key_pk" PRIMARY KEY("owner","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"href" text NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "seed_runs" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campuses" ADD CONSTRAINT "campuses_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_events" ADD CONSTRAINT "applicant_events_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_steps" ADD CONSTRAINT "applicant_steps_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_enroll_to_id_subjects_id_fk" FOREIGN KEY ("enroll_to_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_staff" ADD CONSTRAINT "school_staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campuses_key" ON "campuses" USING btree ("school_id","key");--> statement-breakpoint
CREATE INDEX "content_revisions_school" ON "content_revisions" USING btree ("school_id","status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_key" ON "favorites" USING btree ("user_id","school_id");--> statement-breakpoint
CREATE UNIQUE INDEX "schools_slug_key" ON "schools" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "schools_code_key" ON "schools" USING btree ("code");--> statement-breakpoint
CREATE INDEX "schools_list_km" ON "schools" USING btree ("status","sort_key_km","id");--> statement-breakpoint
CREATE INDEX "schools_list_en" ON "schools" USING btree ("status","sort_key_en","id");--> statement-breakpoint
CREATE INDEX "schools_fee_low" ON "schools" USING btree ("status","min_fee_cents","id");--> statement-breakpoint
CREATE INDEX "schools_fee_high" ON "schools" USING btree ("status","max_fee_cents","id");--> statement-breakpoint
CREATE INDEX "schools_programs" ON "schools" USING btree ("status","program_count","id");--> statement-breakpoint
CREATE INDEX "schools_province" ON "schools" USING btree ("province");--> statement-breakpoint
CREATE INDEX "schools_type" ON "schools" USING btree ("school_type");--> statement-breakpoint
CREATE INDEX "schools_categories" ON "schools" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "schools_fold" ON "schools" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "subjects_key" ON "subjects" USING btree ("school_id","key");--> statement-breakpoint
CREATE INDEX "subjects_created" ON "subjects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subjects_updated" ON "subjects" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "subjects_fee" ON "subjects" USING btree ("fee_cents","id");--> statement-breakpoint
CREATE INDEX "subjects_category" ON "subjects" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "subjects_fold" ON "subjects" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applicant_events_applicant" ON "applicant_events" USING btree ("applicant_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_steps_key" ON "applicant_steps" USING btree ("school_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "applicants_reference_key" ON "applicants" USING btree ("reference_code");--> statement-breakpoint
CREATE INDEX "applicants_school" ON "applicants" USING btree ("school_id","created_at");--> statement-breakpoint
CREATE INDEX "applicants_school_status" ON "applicants" USING btree ("school_id","status","created_at");--> statement-breakpoint
CREATE INDEX "applicants_user" ON "applicants" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "challenges_user" ON "challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "school_staff_school" ON "school_staff" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_key" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","read_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "seed_runs_name_key" ON "seed_runs" USING btree ("name");