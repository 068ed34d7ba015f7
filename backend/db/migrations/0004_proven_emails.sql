DROP INDEX "users_email_key";--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "email" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email")) WHERE "users"."email_verified";