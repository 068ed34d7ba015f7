import { and, eq, inArray, sql } from 'drizzle-orm';
import { type LoanDocumentKind, requiredLoanDocuments } from '@/lib/domain/loans/loan-rules';
import type { Db } from '@/backend/db/client';
import { auditLog, type loans, uploads } from '@/backend/db/schema';

type LoanRow = typeof loans.$inferSelect;

/** Required papers that nobody of the bank has opened; one that was replaced is unseen again. */
export async function unseenPapers(db: Db, loan: LoanRow): Promise<LoanDocumentKind[]> {
  const kinds = requiredLoanDocuments(loan).filter((kind) => loan.documents[kind]);
  const keys = kinds.flatMap((kind) => loan.documents[kind] ?? []);
  if (keys.length === 0) return [];
  const seen = await db
    .selectDistinct({ key: uploads.key })
    .from(uploads)
    .innerJoin(auditLog, sql`${auditLog.detail} ->> 'uploadId' = ${uploads.id}::text`)
    .where(
      and(
        inArray(uploads.key, keys),
        eq(auditLog.subject, loan.userId),
        eq(auditLog.action, 'document-viewed'),
        sql`${auditLog.detail} ->> 'organizationId' = ${loan.bankId}`,
      ),
    );
  return kinds.filter((kind) => !seen.some(({ key }) => key === loan.documents[kind]));
}
