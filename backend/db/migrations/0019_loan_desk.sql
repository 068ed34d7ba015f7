CREATE TABLE "bank_terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bank_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL,
	"yearly_rate_basis_points" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"amount_max_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardian_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"guardian_phone" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone,
	"loan_id" uuid
);
--> statement-breakpoint
CREATE TABLE "loan_instalments" (
	"loan_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"due_on" date NOT NULL,
	"payment_cents" integer NOT NULL,
	"interest_cents" integer NOT NULL,
	"principal_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"paid_on" date,
	"late_on" date,
	CONSTRAINT "loan_instalments_loan_id_number_pk" PRIMARY KEY("loan_id","number")
);
--> statement-breakpoint
ALTER TABLE "banks" ADD COLUMN "fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "banks" ADD COLUMN "amount_max_cents" integer DEFAULT 99999 NOT NULL;--> statement-breakpoint
ALTER TABLE "banks" ADD COLUMN "branches" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "guardian_phone" text;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "contract_on" date;--> statement-breakpoint
ALTER TABLE "bank_terms" ADD CONSTRAINT "bank_terms_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_instalments" ADD CONSTRAINT "loan_instalments_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_terms_bank" ON "bank_terms" USING btree ("bank_id","at");--> statement-breakpoint
CREATE INDEX "guardian_consents_user" ON "guardian_consents" USING btree ("user_id","bank_id","created_at");