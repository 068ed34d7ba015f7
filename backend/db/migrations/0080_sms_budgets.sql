CREATE TABLE "sms_budgets" (
	"id" text PRIMARY KEY NOT NULL,
	"per_day_max" integer,
	"today_max" integer,
	"today_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
