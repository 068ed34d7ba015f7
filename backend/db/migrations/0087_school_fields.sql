ALTER TABLE "schools" ALTER COLUMN "street" SET DEFAULT '{"en":"","km":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "schools" ALTER COLUMN "tagline" SET DEFAULT '{"en":"","km":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "schools" ALTER COLUMN "overview" SET DEFAULT '{"en":"","km":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "schools" ALTER COLUMN "fees_note" SET DEFAULT '{"en":"","km":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "schools" ALTER COLUMN "admission" SET DEFAULT '{"en":"","km":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "schools" ALTER COLUMN "facilities" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "schools" ALTER COLUMN "required_documents" SET DEFAULT '[]'::jsonb;