import { nameSql } from '@/backend/db/name-sql';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { ApplicantResult, ResultProof } from '@/lib/contract/admissions/result-shapes';
import type { TimelineEntry } from '@/lib/contract/admissions/timeline-entry';
import { type ResultKind, resultKinds } from '@/lib/domain/admissions/result-proofs';
import type { Db } from '@/backend/db/client';
import {
  type applicants,
  applicationPapers,
  proofObjections,
  resultProofs,
  schools,
  users,
} from '@/backend/db/schema';
import { countingProof } from './standing-exams';

type ApplicantRecord = typeof applicants.$inferSelect;

const nameColumns = {
  name: nameSql(users.lastName, users.firstName),
  nameNative: nameSql(users.lastNameKm, users.firstNameKm),
};

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

/** A proof as it is shown, with what decides who is shown it. */
interface Proven {
  kind: ResultKind;
  binds: boolean;
  shown: ResultProof;
}

const objectionsTo = async (db: Db, proofIds: readonly string[]) => {
  if (proofIds.length === 0) return new Map<string, ResultProof['objections']>();
  const rows = await db
    .select({
      proofId: proofObjections.proofId,
      reason: proofObjections.reason,
      at: proofObjections.at,
      ...nameColumns,
      school: { name: schools.name, nameNative: schools.nameNative },
    })
    .from(proofObjections)
    .innerJoin(users, eq(users.id, proofObjections.userId))
    .leftJoin(schools, eq(schools.id, proofObjections.schoolId))
    .where(inArray(proofObjections.proofId, [...proofIds]))
    .orderBy(asc(proofObjections.at), asc(proofObjections.id));
  const byProof = Map.groupBy(rows, ({ proofId }) => proofId);
  return new Map(
    [...byProof].map(([id, own]) => [
      id,
      own.map(({ name, nameNative, school, reason, at }) => ({
        name,
        nameNative,
        school,
        reason,
        at: at.toISOString(),
      })),
    ]),
  );
};

const proofsOf = async (db: Db, userId: string): Promise<Proven[]> => {
  const rows = await db
    .select({
      proof: resultProofs,
      ...nameColumns,
      school: { id: schools.id, name: schools.name, nameNative: schools.nameNative },
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
    .where(and(eq(resultProofs.userId, userId), isNull(resultProofs.withdrawnAt)))
    .orderBy(asc(resultProofs.provenAt), asc(resultProofs.id));
  const objections = await objectionsTo(
    db,
    rows.map(({ proof }) => proof.id),
  );
  return rows.map(({ proof, name, nameNative, school, paper }) => ({
    kind: proof.kind,
    binds: proof.binds,
    shown: {
      id: proof.id,
      name,
      nameNative,
      source: proof.source,
      at: proof.provenAt.toISOString(),
      school,
      paper,
      note: proof.note,
      exam: proof.exam,
      objections: objections.get(proof.id) ?? [],
    },
  }));
};

/** The proof that counts at the school of an application: that of an exam by the rule of places, another by its reach. */
const countingOf = (kind: ResultKind, row: ApplicantRecord, proofs: readonly Proven[]): string | null => {
  if (kind === 'exam') {
    const exams = proofs.flatMap(({ binds, shown: { id, school, at, exam } }) =>
      exam ? [{ id, binds, at, schoolId: school.id, grade: exam.grade, exam }] : [],
    );
    return countingProof(row, row.offerMinimumGrade, exams)?.id ?? null;
  }
  const own = proofs.findLast(({ shown }) => shown.school.id === row.schoolId);
  return (own ?? proofs.findLast(({ binds }) => binds))?.shown.id ?? null;
};

/**
 * The results of an applicant that are declared or proven: by whom, when and by what. The record of another school is the word of that school, so
 * the person reads it there, and nobody else.
 */
export async function resultsOf(
  db: Db,
  row: ApplicantRecord,
  timeline: readonly TimelineEntry[],
): Promise<ApplicantResult[]> {
  const all = await proofsOf(db, row.userId);
  return resultKinds.flatMap((kind) => {
    const declared = declarationOf(kind, row, timeline);
    const known = all.filter(
      (proof) => proof.kind === kind && (proof.binds || proof.shown.school.id === row.schoolId),
    );
    const counting = countingOf(kind, row, known);
    const shown = known.map((proof) => proof.shown);
    const proof = shown.find(({ id }) => id === counting) ?? null;
    return declared || shown.length > 0
      ? [{ kind, declared, proof, otherProofs: shown.filter(({ id }) => id !== counting) }]
      : [];
  });
}
