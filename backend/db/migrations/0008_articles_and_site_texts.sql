CREATE TABLE "article_slugs" (
	"organization_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"article_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_slugs_organization_id_slug_pk" PRIMARY KEY("organization_id","slug")
);
--> statement-breakpoint
CREATE TABLE "site_texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"section" text,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"title_en" text NOT NULL,
	"title_kh" text NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_kh" text DEFAULT '' NOT NULL,
	"body_en" text NOT NULL,
	"body_kh" text NOT NULL,
	"release" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "cover_alt_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "cover_alt_kh" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "author_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "author_kh" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "topics" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "tags_en" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "tags_kh" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "published_in" text DEFAULT 'both' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "minutes_en" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "minutes_kh" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_slugs_article" ON "article_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_texts_slug_key" ON "site_texts" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "site_texts_order" ON "site_texts" USING btree ("order","id");