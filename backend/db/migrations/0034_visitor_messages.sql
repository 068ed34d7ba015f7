CREATE TABLE "visitor_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "visitor_messages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"user_id" uuid,
	"state" text DEFAULT 'new' NOT NULL,
	"answer" text,
	"handled_by" uuid,
	"handled_at" timestamp with time zone,
	"search_fold" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "phone" text;--> statement-breakpoint
CREATE INDEX "visitor_messages_created" ON "visitor_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "visitor_messages_state" ON "visitor_messages" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "visitor_messages_user" ON "visitor_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "visitor_messages_fold" ON "visitor_messages" USING gin ("search_fold" gin_trgm_ops);