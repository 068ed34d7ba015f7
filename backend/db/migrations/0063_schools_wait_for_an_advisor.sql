ALTER TABLE "schools" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "asked_by" uuid;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "wanted_name" text;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "wanted_name_native" text;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schools_asked" ON "schools" USING btree ("asked_at") WHERE "schools"."asked_at" is not null;--> statement-breakpoint
-- What Sala's own people, the seed and imports made is checked; what others made waits, hidden.
UPDATE "schools" SET "agreed_at" = "created_at" WHERE NOT EXISTS (
	SELECT 1 FROM "audit_log" "made" WHERE "made"."action" = 'school-created' AND "made"."subject" = "schools"."id"::text AND "made"."actor_id" IS NOT NULL
		AND NOT EXISTS (SELECT 1 FROM "user_roles" WHERE "user_roles"."user_id" = "made"."actor_id" AND "user_roles"."role" = 'enrollment:advisor')
);--> statement-breakpoint
UPDATE "schools" SET "status" = 'inactive', "asked_at" = now(), "asked_by" = (
	SELECT "made"."actor_id" FROM "audit_log" "made" INNER JOIN "users" ON "users"."id" = "made"."actor_id"
		WHERE "made"."action" = 'school-created' AND "made"."subject" = "schools"."id"::text LIMIT 1
) WHERE "agreed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_agreed_before_active" CHECK ("schools"."status" = 'inactive' or "schools"."agreed_at" is not null);