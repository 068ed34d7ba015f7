ALTER TABLE "telegram_keys" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "telegram_keys" ADD COLUMN "challenge_id" uuid;--> statement-breakpoint
ALTER TABLE "telegram_keys" ADD CONSTRAINT "telegram_keys_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "telegram_keys_challenge" ON "telegram_keys" USING btree ("challenge_id");