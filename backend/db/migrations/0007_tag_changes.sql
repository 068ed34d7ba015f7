CREATE TABLE "tag_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"xid" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"tags" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tag_changes_xid" ON "tag_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "tag_changes_at" ON "tag_changes" USING btree ("at");