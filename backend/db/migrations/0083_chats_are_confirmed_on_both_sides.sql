ALTER TABLE "telegram_keys" ADD COLUMN "chat_name" text;--> statement-breakpoint
ALTER TABLE "telegram_keys" ADD COLUMN "agreed_at" timestamp with time zone;