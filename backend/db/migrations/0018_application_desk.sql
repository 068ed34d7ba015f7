ALTER TABLE "applicants" ADD COLUMN "province_code" text GENERATED ALWAYS AS (detail -> 'address' ->> 'provinceCode') STORED;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicants_assignee" ON "applicants" USING btree ("assignee_id","status_since");--> statement-breakpoint
CREATE INDEX "applicants_school_province" ON "applicants" USING btree ("school_id","province_code","created_at","id","status");