CREATE TABLE "birthday_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"before" date NOT NULL,
	"after" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guardian_consents" ALTER COLUMN "guardian_phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "named_id" uuid;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD COLUMN "guardian_phone_digest" text;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "dob" date;--> statement-breakpoint
ALTER TABLE "birthday_changes" ADD CONSTRAINT "birthday_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "birthday_changes_user" ON "birthday_changes" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "notifications_named" ON "notifications" USING btree ("named_id") WHERE "notifications"."named_id" is not null;