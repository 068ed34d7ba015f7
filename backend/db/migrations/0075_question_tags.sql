CREATE TABLE "question_tags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"fold" text NOT NULL,
	"others" text[] NOT NULL,
	"name_en" text NOT NULL,
	"name_km" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_follows" (
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"fold" text NOT NULL,
	"tag" text NOT NULL,
	"tells" boolean NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tag_follows_user_id_organization_id_fold_pk" PRIMARY KEY("user_id","organization_id","fold")
);
--> statement-breakpoint
ALTER TABLE "tag_follows" ADD CONSTRAINT "tag_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "question_tags_fold" ON "question_tags" USING btree ("organization_id","fold");--> statement-breakpoint
CREATE INDEX "question_tags_others" ON "question_tags" USING gin ("others");--> statement-breakpoint
CREATE INDEX "tag_follows_tag" ON "tag_follows" USING btree ("organization_id","fold");