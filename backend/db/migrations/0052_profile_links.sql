CREATE TABLE "profile_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"label" text NOT NULL,
	"open_parts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_opened_at" timestamp with time zone,
	"opened_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profile_entries" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "profile_entries" ADD COLUMN "confirmed_by" jsonb;--> statement-breakpoint
ALTER TABLE "profile_entries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "first_name_native" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "last_name_native" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "location_native" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "specialization_native" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "about_me_native" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "cv" jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "open_parts" jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_links" ADD CONSTRAINT "profile_links_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_links_key" ON "profile_links" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "profile_links_profile" ON "profile_links" USING btree ("profile_id","created_at");