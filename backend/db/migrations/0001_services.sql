CREATE TABLE "forum_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author_role" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orientation_results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"test" text NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"scores" jsonb NOT NULL,
	"search_fold" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_views" (
	"question_id" uuid NOT NULL,
	"viewer" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_views_question_id_viewer_pk" PRIMARY KEY("question_id","viewer")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"author_role" text NOT NULL,
	"title" text NOT NULL,
	"title_native" text,
	"description" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"tags_fold" text[] DEFAULT '{}' NOT NULL,
	"order_number" integer,
	"scale" text,
	"reversed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title_fold" text DEFAULT '' NOT NULL,
	"search_fold" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author_role" text NOT NULL,
	"answer" text NOT NULL,
	"value" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career_centers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"key" text NOT NULL,
	"order" integer NOT NULL,
	"name" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"province" text NOT NULL,
	"street" jsonb NOT NULL,
	"hours" jsonb NOT NULL,
	"phone" text
);
--> statement-breakpoint
CREATE TABLE "profile_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"sort_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"location" text,
	"specialization" text,
	"about_me" text,
	"avatar_url" text,
	"shared" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"search_fold" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"career_center_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"situation" text NOT NULL,
	"school_name" text,
	"field_of_study" text,
	"interests" jsonb NOT NULL,
	"first_registered_at" timestamp with time zone NOT NULL,
	"registered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"career_center_id" uuid,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"title" jsonb NOT NULL,
	"company_name" jsonb NOT NULL,
	"company_about" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"duties" jsonb NOT NULL,
	"requirements" jsonb NOT NULL,
	"benefits" jsonb NOT NULL,
	"province" text NOT NULL,
	"schedule" text NOT NULL,
	"workplace" text NOT NULL,
	"field" text NOT NULL,
	"salary_min_usd" integer,
	"salary_max_usd" integer,
	"openings" integer NOT NULL,
	"deadline" date,
	"search_fold" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"posted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancy_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"user_id" uuid,
	"method" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"email" text,
	"profile_id" uuid,
	"file" jsonb,
	"message" text,
	"status" text NOT NULL,
	"search_fold" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancy_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"key" text NOT NULL,
	"order" integer,
	"name" text NOT NULL,
	"name_native" text NOT NULL,
	"color" text NOT NULL,
	"status" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_staff" (
	"user_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	CONSTRAINT "bank_staff_user_id_bank_id_pk" PRIMARY KEY("user_id","bank_id")
);
--> statement-breakpoint
CREATE TABLE "banks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_native" text NOT NULL,
	"about" jsonb NOT NULL,
	"yearly_rate_basis_points" integer NOT NULL,
	"phone" text,
	"email" text,
	"status" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "banks_rate_cap" CHECK ("banks"."yearly_rate_basis_points" between 0 and 1800)
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"status" text NOT NULL,
	"search_fold" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loan_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loan_id" uuid NOT NULL,
	"loan_version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "loans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference_code" text NOT NULL,
	"bank_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"period_months" integer NOT NULL,
	"yearly_rate_basis_points" integer NOT NULL,
	"working" boolean NOT NULL,
	"guardian" text NOT NULL,
	"guardian_name" text NOT NULL,
	"guardian_job" text NOT NULL,
	"documents" jsonb NOT NULL,
	"paid_out_on" date,
	"search_fold" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loans_amount" CHECK ("loans"."amount_cents" > 0 and "loans"."amount_cents" < 100000)
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"title_en" text NOT NULL,
	"title_kh" text NOT NULL,
	"description_en" text NOT NULL,
	"description_kh" text NOT NULL,
	"body_en" text NOT NULL,
	"body_kh" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"place_en" text DEFAULT '' NOT NULL,
	"place_kh" text DEFAULT '' NOT NULL,
	"provider_en" text DEFAULT '' NOT NULL,
	"provider_kh" text DEFAULT '' NOT NULL,
	"apply_url" text,
	"cover_url" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"search_fold" text NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_structures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campus_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_native" text NOT NULL,
	"order" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_configurations" (
	"school_id" uuid NOT NULL,
	"config_id" text NOT NULL,
	"value" jsonb NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	CONSTRAINT "school_configurations_school_id_config_id_pk" PRIMARY KEY("school_id","config_id")
);
--> statement-breakpoint
CREATE TABLE "structure_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"structure_id" uuid NOT NULL,
	"campus_id" uuid NOT NULL,
	"parent_id" uuid,
	"archive_status" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"name_native" text NOT NULL,
	"order" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "structures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"name_native" text NOT NULL,
	"order" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"campus_id" uuid NOT NULL,
	"structure_record_id" uuid,
	"user_id" uuid,
	"applicant_id" uuid,
	"student_code" text NOT NULL,
	"unique_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name_km" text NOT NULL,
	"last_name_km" text NOT NULL,
	"gender" text NOT NULL,
	"dob" date NOT NULL,
	"phone" text NOT NULL,
	"status" text NOT NULL,
	"enrolled_on" date NOT NULL,
	"search_fold" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"max_score" double precision NOT NULL,
	"weight_percent" integer NOT NULL,
	"held_on" date NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "attendances" (
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"note" text,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attendances_student_id_session_id_pk" PRIMARY KEY("student_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "class_courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"structure_record_id" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_native" text NOT NULL,
	"teacher" jsonb NOT NULL,
	"credits" integer NOT NULL,
	"academic_year" text NOT NULL,
	"term" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"room" text NOT NULL,
	"topic" jsonb NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "course_materials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb,
	"url" text,
	"size_bytes" integer,
	"search_fold" text NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "course_students" (
	"course_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_students_student_id_course_id_pk" PRIMARY KEY("student_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "document_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"copy" text NOT NULL,
	"copies" integer NOT NULL,
	"language" text NOT NULL,
	"purpose" text NOT NULL,
	"needed_on" date,
	"campus_id" uuid,
	"email" text,
	"status" text NOT NULL,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_settings" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"phone" text,
	"telegram" text,
	"website" text,
	"academic_year" text,
	"term_start" date,
	"term_end" date,
	"attendance_min_percent" integer,
	"office_hours" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scores" (
	"assessment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"score" double precision NOT NULL,
	"remark" text,
	CONSTRAINT "scores_student_id_assessment_id_pk" PRIMARY KEY("student_id","assessment_id")
);
--> statement-breakpoint
CREATE TABLE "calendars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"name" jsonb NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_attendees" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"attended_at" timestamp with time zone,
	CONSTRAINT "event_attendees_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"calendar_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"province" text,
	"format" text NOT NULL,
	"takes_registrations" boolean DEFAULT true NOT NULL,
	"capacity" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"search_fold" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"channel" text NOT NULL,
	"note" text NOT NULL,
	"due_on" date,
	"done_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "direct_registrations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"registered_by" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_profiles" (
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"guardian" jsonb,
	"emergency_contact" jsonb,
	"address" jsonb,
	"about" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organization_profiles_user_id_organization_id_pk" PRIMARY KEY("user_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "short_links" (
	"code" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "forum_messages" ADD CONSTRAINT "forum_messages_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_messages" ADD CONSTRAINT "forum_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orientation_results" ADD CONSTRAINT "orientation_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_views" ADD CONSTRAINT "question_views_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_answers" ADD CONSTRAINT "user_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_answers" ADD CONSTRAINT "user_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_entries" ADD CONSTRAINT "profile_entries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_career_center_id_career_centers_id_fk" FOREIGN KEY ("career_center_id") REFERENCES "public"."career_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_career_center_id_career_centers_id_fk" FOREIGN KEY ("career_center_id") REFERENCES "public"."career_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_applications" ADD CONSTRAINT "vacancy_applications_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_applications" ADD CONSTRAINT "vacancy_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_applications" ADD CONSTRAINT "vacancy_applications_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_staff" ADD CONSTRAINT "bank_staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_staff" ADD CONSTRAINT "bank_staff_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_events" ADD CONSTRAINT "loan_events_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_structures" ADD CONSTRAINT "group_structures_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_configurations" ADD CONSTRAINT "school_configurations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "structure_records" ADD CONSTRAINT "structure_records_structure_id_structures_id_fk" FOREIGN KEY ("structure_id") REFERENCES "public"."structures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "structure_records" ADD CONSTRAINT "structure_records_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "structure_records" ADD CONSTRAINT "structure_records_parent_id_structure_records_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."structure_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "structures" ADD CONSTRAINT "structures_group_id_group_structures_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."group_structures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "structures" ADD CONSTRAINT "structures_parent_id_structures_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."structures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_structure_record_id_structure_records_id_fk" FOREIGN KEY ("structure_record_id") REFERENCES "public"."structure_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_course_id_class_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."class_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_session_id_class_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_courses" ADD CONSTRAINT "class_courses_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_courses" ADD CONSTRAINT "class_courses_structure_record_id_structure_records_id_fk" FOREIGN KEY ("structure_record_id") REFERENCES "public"."structure_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_sessions" ADD CONSTRAINT "class_sessions_course_id_class_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."class_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_materials" ADD CONSTRAINT "course_materials_course_id_class_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."class_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_students" ADD CONSTRAINT "course_students_course_id_class_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."class_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_students" ADD CONSTRAINT "course_students_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD CONSTRAINT "event_attendees_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD CONSTRAINT "event_attendees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_registrations" ADD CONSTRAINT "direct_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_profiles" ADD CONSTRAINT "organization_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_messages_question" ON "forum_messages" USING btree ("question_id","created_at","id");--> statement-breakpoint
CREATE INDEX "forum_messages_user" ON "forum_messages" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orientation_results_one" ON "orientation_results" USING btree ("subject_id","user_id");--> statement-breakpoint
CREATE INDEX "orientation_results_newest" ON "orientation_results" USING btree ("organization_id","subject_id","taken_at","id");--> statement-breakpoint
CREATE INDEX "orientation_results_user" ON "orientation_results" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orientation_results_fold" ON "orientation_results" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "questions_subject" ON "questions" USING btree ("organization_id","subject_id","order_number","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_newest" ON "questions" USING btree ("organization_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_user" ON "questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "questions_tags" ON "questions" USING gin ("tags_fold");--> statement-breakpoint
CREATE INDEX "questions_fold" ON "questions" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_answers_question" ON "user_answers" USING btree ("question_id","created_at","id");--> statement-breakpoint
CREATE INDEX "user_answers_user" ON "user_answers" USING btree ("user_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_answers_one" ON "user_answers" USING btree ("question_id","user_id") WHERE "user_answers"."value" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "career_centers_key" ON "career_centers" USING btree ("organization_id","key");--> statement-breakpoint
CREATE INDEX "profile_entries_list" ON "profile_entries" USING btree ("profile_id","kind","sort_key");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_entries_class" ON "profile_entries" USING btree ("profile_id",("data" ->> 'classId')) WHERE "profile_entries"."kind" = 'education';--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_person" ON "profiles" USING btree ("organization_id","user_id") WHERE not "profiles"."is_deleted";--> statement-breakpoint
CREATE INDEX "profiles_list" ON "profiles" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "profiles_fold" ON "profiles" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_person" ON "registrations" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vacancies_slug" ON "vacancies" USING btree ("organization_id","slug");--> statement-breakpoint
CREATE INDEX "vacancies_newest" ON "vacancies" USING btree ("organization_id","status","posted_at","id");--> statement-breakpoint
CREATE INDEX "vacancies_deadline" ON "vacancies" USING btree ("organization_id","status","deadline","id");--> statement-breakpoint
CREATE INDEX "vacancies_kind" ON "vacancies" USING btree ("organization_id","kind","posted_at");--> statement-breakpoint
CREATE INDEX "vacancies_province" ON "vacancies" USING btree ("organization_id","province","posted_at");--> statement-breakpoint
CREATE INDEX "vacancies_field" ON "vacancies" USING btree ("organization_id","field","posted_at");--> statement-breakpoint
CREATE INDEX "vacancies_center" ON "vacancies" USING btree ("career_center_id");--> statement-breakpoint
CREATE INDEX "vacancies_fold" ON "vacancies" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "vacancy_applications_person" ON "vacancy_applications" USING btree ("vacancy_id","user_id");--> statement-breakpoint
CREATE INDEX "vacancy_applications_list" ON "vacancy_applications" USING btree ("vacancy_id","status","created_at");--> statement-breakpoint
CREATE INDEX "vacancy_applications_user" ON "vacancy_applications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vacancy_steps_key" ON "vacancy_steps" USING btree ("organization_id","key");--> statement-breakpoint
CREATE INDEX "bank_staff_bank" ON "bank_staff" USING btree ("bank_id");--> statement-breakpoint
CREATE UNIQUE INDEX "banks_slug_key" ON "banks" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_slug_key" ON "campaigns" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "campaigns_starts" ON "campaigns" USING btree ("status","starts_on","id");--> statement-breakpoint
CREATE INDEX "campaigns_fold" ON "campaigns" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "loan_events_key" ON "loan_events" USING btree ("loan_id","loan_version");--> statement-breakpoint
CREATE UNIQUE INDEX "loans_reference_key" ON "loans" USING btree ("reference_code");--> statement-breakpoint
CREATE UNIQUE INDEX "loans_open_key" ON "loans" USING btree ("bank_id","user_id") WHERE status in ('draft', 'submitted', 'in-review', 'returned', 'approved', 'paid-out');--> statement-breakpoint
CREATE INDEX "loans_bank" ON "loans" USING btree ("bank_id","created_at");--> statement-breakpoint
CREATE INDEX "loans_bank_status" ON "loans" USING btree ("bank_id","status","created_at");--> statement-breakpoint
CREATE INDEX "loans_user" ON "loans" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "loans_fold" ON "loans" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "articles_slug_key" ON "articles" USING btree ("organization_id","slug");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("organization_id","type","published_at","id");--> statement-breakpoint
CREATE INDEX "articles_created" ON "articles" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "articles_ends" ON "articles" USING btree ("organization_id","ends_at","id");--> statement-breakpoint
CREATE INDEX "articles_status" ON "articles" USING btree ("organization_id","status","published_at");--> statement-breakpoint
CREATE INDEX "articles_fold" ON "articles" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "group_structures_campus" ON "group_structures" USING btree ("campus_id","order");--> statement-breakpoint
CREATE INDEX "structure_records_campus" ON "structure_records" USING btree ("campus_id","archive_status","order");--> statement-breakpoint
CREATE INDEX "structure_records_structure" ON "structure_records" USING btree ("structure_id");--> statement-breakpoint
CREATE INDEX "structures_group" ON "structures" USING btree ("group_id","order");--> statement-breakpoint
CREATE UNIQUE INDEX "students_unique_key" ON "students" USING btree ("unique_key");--> statement-breakpoint
CREATE UNIQUE INDEX "students_code_key" ON "students" USING btree ("school_id","student_code");--> statement-breakpoint
CREATE UNIQUE INDEX "students_user_key" ON "students" USING btree ("school_id","user_id") WHERE "students"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "students_school" ON "students" USING btree ("school_id","created_at","id");--> statement-breakpoint
CREATE INDEX "students_phone" ON "students" USING btree ("school_id","phone");--> statement-breakpoint
CREATE INDEX "students_user" ON "students" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "students_record" ON "students" USING btree ("structure_record_id");--> statement-breakpoint
CREATE INDEX "students_campus" ON "students" USING btree ("campus_id");--> statement-breakpoint
CREATE INDEX "assessments_course" ON "assessments" USING btree ("course_id","held_on");--> statement-breakpoint
CREATE INDEX "class_courses_school" ON "class_courses" USING btree ("school_id","academic_year","term");--> statement-breakpoint
CREATE INDEX "class_sessions_course" ON "class_sessions" USING btree ("course_id","starts_at");--> statement-breakpoint
CREATE INDEX "course_materials_course" ON "course_materials" USING btree ("course_id","published_at");--> statement-breakpoint
CREATE INDEX "course_students_course" ON "course_students" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "document_requests_school" ON "document_requests" USING btree ("school_id","status","created_at");--> statement-breakpoint
CREATE INDEX "document_requests_student" ON "document_requests" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "calendars_organization" ON "calendars" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "event_attendees_user" ON "event_attendees" USING btree ("user_id","registered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "events_slug_key" ON "events" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "events_calendar" ON "events" USING btree ("calendar_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "events_ends" ON "events" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "events_fold" ON "events" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "follow_ups_applicant" ON "follow_ups" USING btree ("applicant_id","created_at");--> statement-breakpoint
CREATE INDEX "follow_ups_due" ON "follow_ups" USING btree ("done_at","due_on");--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "direct_registrations_by" ON "direct_registrations" USING btree ("registered_by","created_at");--> statement-breakpoint
CREATE INDEX "direct_registrations_organization" ON "direct_registrations" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "short_links_path_key" ON "short_links" USING btree ("path");--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient");