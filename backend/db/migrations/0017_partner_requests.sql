CREATE TABLE "partner_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"school" text NOT NULL,
	"role" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"features" text[] NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"search_fold" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "partner_requests_created" ON "partner_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "partner_requests_state" ON "partner_requests" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "partner_requests_fold" ON "partner_requests" USING gin ("search_fold" gin_trgm_ops);