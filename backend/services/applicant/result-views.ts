import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ApplicantResult } from '@/lib/contract/applicant/result-shapes';
import type { TimelineEntry } from '@/lib/contract/applicant/timeline-entry';
import { type ResultKind, resultKinds } from '@/lib/domain/applications/result-proofs';
import type { Db } from '@/backend/db/client';
import { type applicants, applicationPapers, resultProofs, schools, users } from '@/backend/db/schema';

type ApplicantRecord = typeof applicants.$inferSelect;

const fieldOf = { exam: 'nationalExam', graduation: 'highSchool' } as const;

/** Who said it last: in the application as it was sent, or when this part of it was changed. */
const declarationOf = (
  kind: ResultKind,
  { detail }: ApplicantRecord,
  timeline: readonly TimelineEntry[],
): ApplicantResult['declared'] => {
  const isSaid =
    kind === 'exam'
      ? detail.nationalExam?.state === 'taken'
      : kind === 'graduation' && detail.highSchool?.graduated;
  if (!isSaid || kind === 'grades') return null;
  const changes = timeline.filter(
    ({ kind: what, fields }) =>
      what !== 'result-proven' && !what.startsWith('condition-') && fields.includes(fieldOf[kind]),
  );
  const entry = changes.at(-1) ?? timeline[0];
  if (!entry) return null;
  return { name: entry.actorName, nameNative: entry.actorNameKm, role: entry.actorRole, at: entry.at };
};

const proofsOf = async (db: Db, userId: string) => {
  const rows = await db
    .select({
      proof: resultProofs,
      name: sql<string>`coalesce(concat_ws(' ', ${users.lastName}, ${users.firstName}), '')`,
      nameNative: sql<string>`coalesce(concat_ws(' ', ${users.lastNameKm}, ${users.firstNameKm}), '')`,
      school: { name: schools.name, nameNative: schools.nameNative },
      paper: applicationPapers.label,
    })
    .from(resultProofs)
    .innerJoin(schools, eq(schools.id, resultProofs.schoolId))
    .leftJoin(users, eq(users.id, resultProofs.provenBy))
    .leftJoin(
      applicationPapers,
      and(
        eq(applicationPapers.applicantId, resultProofs.applicantId),
        eq(applicationPapers.kind, resultProofs.paper),
      ),
    )
    .where(and(eq(resultProofs.userId, userId), isNull(resultProofs.withdrawnAt)));
  return new Map(
    rows.map(({ proof, name, nameNative, school, paper }): [ResultKind, ApplicantResult['proof']] => [
      proof.kind,
      {
        name,
        nameNative,
        source: proof.source,
        at: proof.provenAt.toISOString(),
        school,
        paper,
        note: proof.note,
        exam: proof.exam,
      },
    ]),
  );
};

/** The results of an applicant that are declared or proven: by whom, when and by what. */
export async function resultsOf(
  db: Db,
  row: ApplicantRecord,
  timeline: readonly TimelineEntry[],
): Promise<ApplicantResult[]> {
  const proofs = await proofsOf(db, row.userId);
  return resultKinds.flatMap((kind) => {
    const declared = declarationOf(kind, row, timeline);
    const proof = proofs.get(kind) ?? null;
    return declared || proof ? [{ kind, declared, proof }] : [];
  });
}
