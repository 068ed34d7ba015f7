CREATE TABLE "campaign_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"guardian_phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "campaign_registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"dob" date NOT NULL,
	"province" text NOT NULL,
	"school_name" text NOT NULL,
	"answers" jsonb NOT NULL,
	"status" text DEFAULT 'registered' NOT NULL,
	"guardian_phone" text,
	"guardian_agreed_at" timestamp with time zone,
	"source" text,
	"name_fold" text NOT NULL,
	"search_fold" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"registered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_booths" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fair_id" uuid NOT NULL,
	"school_id" uuid,
	"company_id" uuid,
	"order" integer NOT NULL,
	"field" text NOT NULL,
	"about" jsonb NOT NULL,
	"people" jsonb NOT NULL,
	"links" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_places" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fair_places_session_id_user_id_pk" PRIMARY KEY("session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "fair_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fair_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"speaker" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"online_url" text,
	"recording_url" text,
	"capacity" integer
);
--> statement-breakpoint
CREATE TABLE "fair_wishes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fairs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "held_from" date;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "held_to" date;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "place" jsonb DEFAULT '{"en":"","km":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "for_whom" jsonb DEFAULT '{"en":"","km":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "next" jsonb DEFAULT '{"en":"","km":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "takes_registrations" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "quotas" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_consents" ADD CONSTRAINT "campaign_consents_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_consents" ADD CONSTRAINT "campaign_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_registrations" ADD CONSTRAINT "campaign_registrations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_registrations" ADD CONSTRAINT "campaign_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_booths" ADD CONSTRAINT "fair_booths_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_booths" ADD CONSTRAINT "fair_booths_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_booths" ADD CONSTRAINT "fair_booths_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_places" ADD CONSTRAINT "fair_places_session_id_fair_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."fair_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_places" ADD CONSTRAINT "fair_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_sessions" ADD CONSTRAINT "fair_sessions_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_wishes" ADD CONSTRAINT "fair_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_consents_person" ON "campaign_consents" USING btree ("user_id","campaign_id");--> statement-breakpoint
CREATE INDEX "campaign_consents_ends" ON "campaign_consents" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_registrations_person" ON "campaign_registrations" USING btree ("campaign_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_registrations_reference" ON "campaign_registrations" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "campaign_registrations_at" ON "campaign_registrations" USING btree ("campaign_id","registered_at","id");--> statement-breakpoint
CREATE INDEX "campaign_registrations_phone" ON "campaign_registrations" USING btree ("campaign_id","phone");--> statement-breakpoint
CREATE INDEX "campaign_registrations_name" ON "campaign_registrations" USING btree ("campaign_id","name_fold");--> statement-breakpoint
CREATE INDEX "campaign_registrations_user" ON "campaign_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "campaign_registrations_fold" ON "campaign_registrations" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "fair_booths_fair" ON "fair_booths" USING btree ("fair_id","order");--> statement-breakpoint
CREATE INDEX "fair_booths_school" ON "fair_booths" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "fair_booths_company" ON "fair_booths" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "fair_places_user" ON "fair_places" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fair_sessions_fair" ON "fair_sessions" USING btree ("fair_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_wishes_person" ON "fair_wishes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fairs_ends" ON "fairs" USING btree ("status","ends_at","id");