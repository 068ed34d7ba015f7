ALTER TABLE "document_requests" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "issued_papers_request" ON "issued_papers" USING btree ("request_id") WHERE state = 'valid';