CREATE TABLE "shared_results" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"test" text NOT NULL,
	"scores" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"key_km" text NOT NULL,
	"key_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"school_id" uuid,
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"private" boolean NOT NULL,
	"thumbnail" boolean DEFAULT false NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_key" text;--> statement-breakpoint
ALTER TABLE "orientation_results" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_results" ADD CONSTRAINT "shared_results_record_id_orientation_results_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."orientation_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_results" ADD CONSTRAINT "shared_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_key" ON "uploads" USING btree ("key");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_school" ON "uploads" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "uploads_state" ON "uploads" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","action","at");