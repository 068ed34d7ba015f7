CREATE TABLE "applicants_apart" (
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"said_by" uuid NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applicants_apart_first_id_second_id_pk" PRIMARY KEY("first_id","second_id")
);
--> statement-breakpoint
CREATE TABLE "application_merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"lost_id" uuid NOT NULL,
	"lost_reference_code" text NOT NULL,
	"merged_by" uuid NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	"snapshot" jsonb
);
--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "person_keys" text[] GENERATED ALWAYS AS (array_remove(array[
          nullif(phone, ''),
          (detail -> 'personal' ->> 'birthday') || ' ' || nullif(split_part(search_fold, chr(10), 1), ''),
          (detail -> 'personal' ->> 'birthday') || ' ' || nullif(split_part(search_fold, chr(10), 2), ''),
          (detail -> 'personal' ->> 'birthday') || ' ' || lower((detail -> 'personal' ->> 'firstName') || ' ' || (detail -> 'personal' ->> 'lastName'))
        ], null)) STORED;--> statement-breakpoint
ALTER TABLE "application_consents" ADD COLUMN "signed_on" date;--> statement-breakpoint
ALTER TABLE "application_consents" ADD COLUMN "witness" text;--> statement-breakpoint
ALTER TABLE "applicants_apart" ADD CONSTRAINT "applicants_apart_first_id_applicants_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants_apart" ADD CONSTRAINT "applicants_apart_second_id_applicants_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_merges" ADD CONSTRAINT "application_merges_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_merges" ADD CONSTRAINT "application_merges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicants_apart_second" ON "applicants_apart" USING btree ("second_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_merges_lost_key" ON "application_merges" USING btree ("lost_id","kept_id") WHERE "application_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "application_merges_kept" ON "application_merges" USING btree ("kept_id","merged_at");--> statement-breakpoint
CREATE INDEX "application_merges_school" ON "application_merges" USING btree ("school_id","merged_at","id");--> statement-breakpoint
CREATE INDEX "application_merges_code" ON "application_merges" USING btree ("lost_reference_code");--> statement-breakpoint
CREATE INDEX "application_merges_user" ON "application_merges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_merges_open" ON "application_merges" USING btree ("undo_until") WHERE "application_merges"."snapshot" is not null;--> statement-breakpoint
CREATE INDEX "applicants_person" ON "applicants" USING gin ("person_keys");