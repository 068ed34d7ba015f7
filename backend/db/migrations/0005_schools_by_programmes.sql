DROP INDEX "schools_programs";--> statement-breakpoint
CREATE INDEX "schools_programs" ON "schools" USING btree ("status","program_count" DESC NULLS FIRST,"id");