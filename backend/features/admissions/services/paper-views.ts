import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ApplicationPaper } from '@/lib/contract/admissions/application-paper';
import type { Db } from '@/backend/db/client';
import { applicationPapers, uploads } from '@/backend/db/schema';

/** A paper with the name of its file; a file that is gone has none. */
export type StoredPaper = typeof applicationPapers.$inferSelect & { fileName: string | null };

/** The papers of applications, by application. */
export async function papersOf(db: Db, applicantIds: string[]): Promise<Map<string, StoredPaper[]>> {
  const byApplicant = new Map<string, StoredPaper[]>();
  if (applicantIds.length === 0) return byApplicant;
  const rows = await db
    .select({ paper: applicationPapers, fileName: uploads.fileName })
    .from(applicationPapers)
    .leftJoin(uploads, and(eq(uploads.key, applicationPapers.fileKey), eq(uploads.state, 'stored')))
    .where(inArray(applicationPapers.applicantId, applicantIds))
    .orderBy(asc(applicationPapers.applicantId), asc(applicationPapers.kind));
  for (const { paper, fileName } of rows) {
    const before = byApplicant.get(paper.applicantId) ?? [];
    byApplicant.set(paper.applicantId, [...before, { ...paper, fileName }]);
  }
  return byApplicant;
}

export const toApplicationPaper = (paper: StoredPaper): ApplicationPaper => ({
  kind: paper.kind,
  label: paper.label,
  state: paper.state,
  fileKey: paper.fileName === null ? null : paper.fileKey,
  fileName: paper.fileName,
  reason: paper.reason,
  sentAt: paper.sentAt?.toISOString() ?? null,
  decidedAt: paper.decidedAt?.toISOString() ?? null,
});
