CREATE TABLE "referee_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"contact" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "referee_requests" ADD CONSTRAINT "referee_requests_entry_id_profile_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."profile_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referee_requests_entry" ON "referee_requests" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referee_requests_key" ON "referee_requests" USING btree ("key_hash");