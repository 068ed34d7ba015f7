CREATE TABLE "school_visit_visitors" (
	"visit_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_visit_visitors_visit_id_user_id_pk" PRIMARY KEY("visit_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "school_visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"school_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"pupils" integer NOT NULL,
	"unlisted_count" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "school_visit_visitors" ADD CONSTRAINT "school_visit_visitors_visit_id_school_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."school_visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_visit_visitors" ADD CONSTRAINT "school_visit_visitors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_visits" ADD CONSTRAINT "school_visits_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_visit_visitors_user" ON "school_visit_visitors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "school_visit_visitors_at" ON "school_visit_visitors" USING btree ("visit_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "school_visits_code" ON "school_visits" USING btree ("code");--> statement-breakpoint
CREATE INDEX "school_visits_school" ON "school_visits" USING btree ("school_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "school_visits_starts" ON "school_visits" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "school_visits_ends" ON "school_visits" USING btree ("ends_at");