CREATE TABLE "missed_searches" (
	"word" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_searches_word_day_pk" PRIMARY KEY("word","day")
);
--> statement-breakpoint
CREATE INDEX "missed_searches_day" ON "missed_searches" USING btree ("day");