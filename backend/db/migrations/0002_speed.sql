CREATE TABLE "search_generations" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "schools_list_km";--> statement-breakpoint
DROP INDEX "schools_list_en";--> statement-breakpoint
DROP INDEX "schools_fee_low";--> statement-breakpoint
DROP INDEX "schools_fee_high";--> statement-breakpoint
DROP INDEX "schools_province";--> statement-breakpoint
DROP INDEX "schools_type";--> statement-breakpoint
DROP INDEX "schools_fold";--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "search_generation" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "schools_generation" ON "schools" USING btree ("search_generation");