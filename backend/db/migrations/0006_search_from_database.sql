ALTER TABLE "search_generations" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "search_generations" CASCADE;--> statement-breakpoint
DROP INDEX "schools_generation";--> statement-breakpoint
DROP INDEX "schools_programs";--> statement-breakpoint
CREATE INDEX "schools_list_km" ON "schools" USING btree ("status","sort_key_km","id");--> statement-breakpoint
CREATE INDEX "schools_list_en" ON "schools" USING btree ("status","sort_key_en","id");--> statement-breakpoint
CREATE INDEX "schools_fee_low" ON "schools" USING btree ("status","min_fee_cents","id");--> statement-breakpoint
CREATE INDEX "schools_fee_high" ON "schools" USING btree ("status","max_fee_cents" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "schools_facets" ON "schools" USING btree ("status","school_type","province","is_public","verified","min_fee_cents","max_fee_cents");--> statement-breakpoint
CREATE INDEX "schools_fold" ON "schools" USING gin ("search_fold" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "schools_programs" ON "schools" USING btree ("status","program_count" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "schools" DROP COLUMN "search_generation";