import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { documentView } from '@/lib/contract/files/upload-shapes';
import { uploadLimits } from '@/lib/domain/limits';
import { uploadPurposes } from '@/lib/domain/uploads';
import {
  absenceNotices,
  applicants,
  applicationPapers,
  auditLog,
  banks,
  loans,
  schools,
  uploads,
  users,
  vacancies,
  vacancyApplications,
} from '@/backend/db/schema';
import type { Caller, Deps, Scope } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { fileLinksPerPersonPerHourMax } from '@/backend/limits';
import { runAct } from '@/backend/core/access/act';
import { isPaperReaderOf } from '@/backend/core/access/applicant-access';
import { isStaffOfBank } from '@/backend/core/access/bank-staff';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { isKeeperOf, isStaffOfOrganization } from '@/backend/core/access/staff';
import { reachStorage, type UploadRow } from './upload-store';
import { fullName } from '@/lib/domain/people/person-name';

type View = z.input<typeof documentView>;
interface Reader {
  reader: View['reader'];
  organizationId: string | null;
}

const viewed = 'document-viewed';
/** Readers besides the owner. */
const others = ['bank', 'organization', 'employer'] as const;
const hourSeconds = 3_600;

const readerAtBank = async (deps: Deps, caller: Caller, { key }: UploadRow): Promise<Reader | null> => {
  const named = await deps.db
    .select({ bankId: loans.bankId })
    .from(loans)
    .where(
      and(
        ne(loans.status, 'draft'),
        sql`exists (select 1 from jsonb_each_text(${loans.documents}) as document where document.value = ${key})`,
      ),
    );
  for (const { bankId } of named) {
    if (await isStaffOfBank(deps.db, caller, bankId)) return { reader: 'bank', organizationId: bankId };
  }
  return null;
};

const readerOfApplication = async (
  deps: Deps,
  caller: Caller,
  { key }: UploadRow,
): Promise<Reader | null> => {
  const named = await deps.db
    .select({ organizationId: vacancies.organizationId })
    .from(vacancyApplications)
    .innerJoin(vacancies, eq(vacancies.id, vacancyApplications.vacancyId))
    .where(sql`${vacancyApplications.file} ->> 'key' = ${key}`);
  for (const { organizationId } of named) {
    if (await isStaffOfOrganization(deps, caller, organizationId))
      return { reader: 'organization', organizationId };
  }
  return null;
};

const readerOfPaper = async (deps: Deps, caller: Caller, { key }: UploadRow): Promise<Reader | null> => {
  const named = await deps.db
    .select({ applicant: applicants })
    .from(applicationPapers)
    .innerJoin(applicants, eq(applicants.id, applicationPapers.applicantId))
    .where(eq(applicationPapers.fileKey, key));
  for (const { applicant } of named) {
    if (await isPaperReaderOf(deps.db, applicant, caller))
      return { reader: 'organization', organizationId: applicant.schoolId };
  }
  return null;
};

/** The office of a school reads the papers of absences; teachers only see that there is one. */
const readerOfAbsence = async (deps: Deps, caller: Caller, { key }: UploadRow): Promise<Reader | null> => {
  const named = await deps.db
    .select({ schoolId: absenceNotices.schoolId })
    .from(absenceNotices)
    .where(eq(absenceNotices.paperKey, key));
  for (const { schoolId } of named)
    if (await isKeeperOf(deps.db, caller, schoolId))
      return { reader: 'organization', organizationId: schoolId };
  return null;
};

/** In what role a person may read a file; null when in none. */
async function readerOf(deps: Deps, caller: Caller, row: UploadRow): Promise<Reader | null> {
  if (row.userId === caller.id) return { reader: 'owner', organizationId: null };
  if (row.purpose === 'loan-document') return readerAtBank(deps, caller, row);
  if (row.purpose === 'application-document') return readerOfPaper(deps, caller, row);
  if (row.purpose === 'absence-document') return readerOfAbsence(deps, caller, row);
  return row.purpose === 'cv' ? readerOfApplication(deps, caller, row) : null;
}

const presign = async (deps: Deps, { key, fileName }: UploadRow) => {
  const lifetimeSeconds = uploadLimits.privateLinkLifetimeSeconds;
  const url = await reachStorage(deps, (s) => s.presignGet({ key, fileName, lifetimeSeconds }));
  const expiresAt = new Date(deps.clock.now().getTime() + lifetimeSeconds * 1000).toISOString();
  return { url, expiresAt };
};

/**
 * A link to a file. A private link is valid for a minute, and the view is recorded before the link is returned.
 * @throws 404 for people who may not read it, as if it did not exist.
 */
export async function openDocument({ deps, caller, requestId }: Scope, key: string) {
  await hitLimit(deps, `file-link:${caller.id}`, fileLinksPerPersonPerHourMax, hourSeconds);
  const [row] = await deps.db
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.state, 'stored')));
  if (!row) throw notFound('File not found.');
  if (!row.private) return { url: deps.storage.publicUrl(key), expiresAt: null };
  const reader = await readerOf(deps, caller, row);
  const detail = { uploadId: row.id, purpose: row.purpose };
  const note = (action: string, more: typeof reader) =>
    runAct(deps, { caller, requestId }, async (act) =>
      act.note(action, row.userId ?? row.id, { ...detail, ...more }),
    );
  if (!reader) {
    await note('document-denied', null);
    throw notFound('File not found.');
  }
  const link = await presign(deps, row);
  await note(viewed, reader);
  return link;
}

/**
 * The same for an employer who was handed an application by a link of the organization; the owner sees that it was opened.
 * @throws 404
 */
export async function openFileOfLink(
  { deps, requestId }: Pick<Scope, 'deps' | 'requestId'>,
  key: string,
  organizationId: string,
) {
  const [row] = await deps.db
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.state, 'stored')));
  if (!row) throw notFound('File not found.');
  const link = await presign(deps, row);
  await runAct(deps, { caller: null, requestId }, async (act) =>
    act.note(viewed, row.userId ?? row.id, {
      uploadId: row.id,
      purpose: row.purpose,
      reader: 'employer',
      organizationId,
    }),
  );
  return link;
}

const namesById = async (deps: Deps, ids: string[]): Promise<Map<string, { en: string; km: string }>> => {
  const own = deps.env.ORGANIZATION_ID;
  const names = new Map([[own, { en: 'Sala', km: 'សាលា' }]]);
  if (ids.length === 0) return names;
  const [atBanks, atSchools] = await Promise.all([
    deps.db.select().from(banks).where(inArray(banks.id, ids)),
    deps.db
      .select({ id: schools.id, name: schools.name, nameNative: schools.nameNative })
      .from(schools)
      .where(inArray(schools.id, ids)),
  ]);
  for (const row of [...atBanks, ...atSchools]) names.set(row.id, { en: row.name, km: row.nameNative });
  return names;
};

/** Who opened the private files of a person, latest first; the record outlives the files. */
export async function listDocumentViews(
  deps: Deps,
  userId: string,
  {
    start,
    limit,
    applicantId,
    loanId,
  }: { start: number; limit: number; applicantId?: string | undefined; loanId?: string | undefined },
): Promise<{ data: View[]; countTotal: number }> {
  const uploadId = sql`${auditLog.detail} ->> 'uploadId'`;
  const papers = deps.db
    .select({ id: sql`${uploads.id}::text` })
    .from(uploads)
    .innerJoin(applicationPapers, eq(applicationPapers.fileKey, uploads.key))
    .where(sql`${applicationPapers.applicantId} = ${applicantId ?? null}`);
  const papersOfLoan = deps.db
    .select({ id: sql`${uploads.id}::text` })
    .from(uploads)
    .innerJoin(
      loans,
      sql`exists (select 1 from jsonb_each_text(${loans.documents}) as document where document.value = ${uploads.key})`,
    )
    .where(and(eq(uploads.userId, userId), eq(loans.userId, userId), sql`${loans.id} = ${loanId ?? null}`));
  const where = and(
    eq(auditLog.subject, userId),
    eq(auditLog.action, viewed),
    applicantId === undefined ? undefined : inArray(uploadId, papers),
    loanId === undefined ? undefined : inArray(uploadId, papersOfLoan),
  );
  const { firstName, lastName, firstNameKm, lastNameKm } = users;
  const [rows, [total]] = await Promise.all([
    deps.db
      .select({
        at: auditLog.at,
        detail: auditLog.detail,
        fileName: uploads.fileName,
        viewer: { firstName, lastName, firstNameKm, lastNameKm },
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .leftJoin(uploads, and(eq(sql`${uploads.id}::text`, uploadId), eq(uploads.state, 'stored')))
      .where(where)
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(limit)
      .offset(start),
    deps.db.select({ value: count() }).from(auditLog).where(where),
  ]);
  const organizationOf = (detail: Record<string, unknown>) => String(detail['organizationId'] ?? '');
  const ids = new Set(rows.map(({ detail }) => organizationOf(detail)).filter(Boolean));
  const names = await namesById(deps, [...ids]);
  const data = rows.map(({ at, detail, fileName, viewer }): View => ({
    at: at.toISOString(),
    reader: others.find((reader) => reader === detail['reader']) ?? 'owner',
    // An employer reads by a link, and has no account.
    viewer:
      detail['reader'] === 'employer'
        ? { name: 'Employer', nameKm: 'និយោជក' }
        : {
            name: viewer ? fullName(viewer) : '',
            nameKm: [viewer?.lastNameKm, viewer?.firstNameKm].filter(Boolean).join(' '),
          },
    organization: names.get(organizationOf(detail)) ?? null,
    purpose: uploadPurposes.find((purpose) => purpose === detail['purpose']) ?? 'identity-document',
    fileName,
  }));
  return { data, countTotal: total?.value ?? 0 };
}
