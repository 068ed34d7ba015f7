CREATE TABLE "proof_objections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proof_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"school_id" uuid,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "result_proofs_standing";--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "offer_proven" jsonb;--> statement-breakpoint
ALTER TABLE "result_proofs" ADD COLUMN "binds" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "proof_objections" ADD CONSTRAINT "proof_objections_proof_id_result_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."result_proofs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_objections" ADD CONSTRAINT "proof_objections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_objections" ADD CONSTRAINT "proof_objections_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proof_objections_once" ON "proof_objections" USING btree ("proof_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "result_proofs_standing" ON "result_proofs" USING btree ("user_id","kind","school_id") WHERE withdrawn_at is null;--> statement-breakpoint
UPDATE "result_proofs" SET "binds" = true WHERE "source" = 'paper' OR ("source" = 'list' AND EXISTS (SELECT 1 FROM "user_roles" WHERE "user_roles"."user_id" = "result_proofs"."proven_by" AND "user_roles"."role" IN ('enrollment:advisor', 'enrollment:operator')));
