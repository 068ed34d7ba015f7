import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  notExists,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { rejectedStep, withdrawnStep } from '@/lib/domain/admissions/applicant-steps';
import { uploadLimits } from '@/lib/domain/limits';
import { sizeKeysOf } from '@/lib/domain/picture-sizes';
import { incomingKey, schoolPurposes } from '@/lib/domain/uploads';
import type { Db } from '@/backend/db/client';
import {
  applicants,
  applicationPapers,
  loans,
  uploads,
  users,
  vacancyApplications,
} from '@/backend/db/schema';
import type { Deps, Reader } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { releasePicture } from './school-pictures';
import { type Act, type AnyAct, runAct } from '@/backend/core/access/act';
import { isStaffOfOrganization } from '@/backend/core/access/staff';
import type { UploadRow } from './upload-store';

const batchMax = 500;

/** Loans in these states that name the file. */
const loansNaming = (db: Db, key: SQL | string, states: (typeof loans.$inferSelect)['status'][]) =>
  db
    .select({ id: loans.id })
    .from(loans)
    .where(
      and(
        inArray(loans.status, states),
        sql`exists (select 1 from jsonb_each_text(${loans.documents}) as document where document.value = ${key})`,
      ),
    );

const isInUse = async (db: Db, key: string): Promise<boolean> => {
  const states = ['submitted', 'in-review', 'returned', 'approved', 'paid-out'] as const;
  if ((await loansNaming(db, key, [...states]).limit(1)).length > 0) return true;
  const applications = await db
    .select({ id: vacancyApplications.id })
    .from(vacancyApplications)
    .where(sql`${vacancyApplications.file} ->> 'key' = ${key}`)
    .limit(1);
  if (applications.length > 0) return true;
  const papers = await db
    .select({ kind: applicationPapers.kind })
    .from(applicationPapers)
    .innerJoin(applicants, eq(applicants.id, applicationPapers.applicantId))
    .where(
      and(
        eq(applicationPapers.fileKey, key),
        notInArray(applicants.status, [rejectedStep.key, withdrawnStep.key]),
      ),
    )
    .limit(1);
  return papers.length > 0;
};

/** Removes the file of a paper once the act has committed, unless something else names it. */
export async function releaseFile(act: AnyAct, key: string | null | undefined): Promise<void> {
  if (!key) return;
  const [named] = await act.tx
    .select({ kind: applicationPapers.kind })
    .from(applicationPapers)
    .where(eq(applicationPapers.fileKey, key))
    .limit(1);
  if (named) return;
  await act.tx.update(uploads).set({ state: 'removing' }).where(eq(uploads.key, key));
  act.after((deps) => eraseMarked(deps, [key]));
}

/** The key in a key or in a public address of ours. */
const keyIn = (deps: Reader, link: string): string => {
  const base = deps.storage.publicUrl('');
  const path = link.startsWith(deps.env.PUBLIC_ORIGIN) ? link.slice(deps.env.PUBLIC_ORIGIN.length) : link;
  const isAddress = (value: string) => value.startsWith(base);
  if (isAddress(path)) return path.slice(base.length);
  return isAddress(link) ? link.slice(base.length) : link;
};

/**
 * Removes a file of the caller, or of a school that the caller manages.
 * @throws 404 for other files, 409 `in-use` while a submitted application names it.
 */
export async function removeUpload(act: Act, link: string): Promise<void> {
  const { deps, tx, caller } = act;
  const key = keyIn(deps, link);
  const [row] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), ne(uploads.state, 'removing')));
  const isOwn =
    row &&
    (row.schoolId ? await isStaffOfOrganization(deps, caller, row.schoolId) : row.userId === caller.id);
  if (!isOwn) throw notFound('File not found.');
  if (await isInUse(tx, key))
    throw new Refusal(409, 'in-use', 'An application that you sent needs this file.');
  await act.tx.update(uploads).set({ state: 'removing' }).where(eq(uploads.id, row.id));
  if (row.schoolId) await releasePicture(act, row.schoolId, key);
  await act.tx.update(users).set({ avatarKey: null }).where(eq(users.avatarKey, key));
  act.note('upload-removed', row.id, { purpose: row.purpose });
  act.after((all) => eraseUpload(all, row));
}

/**
 * Removes the objects and the row; when the storage does not answer, both stay for the next run. @returns whether it
 * is gone.
 */
async function eraseUpload(deps: Deps, row: UploadRow): Promise<boolean> {
  try {
    await deps.storage.remove(row.key);
    await deps.storage.remove(incomingKey(row.id, row.purpose, row.type));
    if (schoolPurposes.some((purpose) => purpose === row.purpose))
      await Promise.all(sizeKeysOf(row.id).map((key) => deps.storage.remove(key)));
    await runAct(deps, { caller: null }, (act) => act.tx.delete(uploads).where(eq(uploads.id, row.id)));
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    deps.log.error('upload-erase', { id: row.id, reason });
    return false;
  }
}

/** Deletes files that are marked `removing`; failed ones are deleted by the next sweep. */
export async function eraseMarked(deps: Deps, keys: string[]): Promise<void> {
  const marked = and(inArray(uploads.key, keys), eq(uploads.state, 'removing'));
  for (const row of await deps.db.select().from(uploads).where(marked)) await eraseUpload(deps, row);
}

/** Files of deleted accounts, except those that a bank needs for an open loan. */
const releaseForgotten = (act: AnyAct) =>
  act.tx
    .update(uploads)
    .set({ state: 'removing' })
    .where(
      and(
        ne(uploads.state, 'removing'),
        isNull(uploads.schoolId),
        inArray(
          uploads.userId,
          act.tx
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.enabled, false), isNull(users.phone), isNull(users.email))),
        ),
        notExists(loansNaming(act.tx, sql`${uploads.key}`, ['approved', 'paid-out'])),
      ),
    );

/** Every upload in question, a batch at a time, until the process stops; one that fails holds no other up. */
async function eachUpload(
  deps: Deps,
  question: SQL | undefined,
  work: (row: UploadRow) => Promise<void>,
): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const after = last === undefined ? undefined : gt(uploads.id, last);
    const rows = await deps.db
      .select()
      .from(uploads)
      .where(and(question, after))
      .orderBy(asc(uploads.id))
      .limit(batchMax);
    for (const row of rows) {
      if (deps.health?.stopping) return;
      await work(row);
    }
    last = rows.at(-1)?.id;
    if (rows.length < batchMax) return;
  }
}

/**
 * Deletes uploads that were not finished within the hour, removed files, files of deleted accounts, and objects
 * uploaded again through a used link. Any number of processes may run it.
 * @returns how many files were erased.
 */
export async function sweepUploads(deps: Deps): Promise<number> {
  const ago = (seconds: number) => new Date(deps.clock.now().getTime() - seconds * 1000);
  const unfinishedAt = ago(uploadLimits.unfinishedLifetimeSeconds);
  // The row first: a check that ends meanwhile finds its row missing and deletes its object itself.
  await runAct(deps, { caller: null }, async (act) => {
    await releaseForgotten(act);
    await act.tx
      .update(uploads)
      .set({ state: 'removing' })
      .where(and(eq(uploads.state, 'pending'), lte(uploads.createdAt, unfinishedAt)));
  });
  let erased = 0;
  await eachUpload(deps, eq(uploads.state, 'removing'), async (row) => {
    if (await eraseUpload(deps, row)) erased += 1;
  });
  const lately = and(
    eq(uploads.state, 'stored'),
    lte(uploads.createdAt, ago(uploadLimits.putLinkLifetimeSeconds)),
    gt(uploads.createdAt, ago(3 * uploadLimits.unfinishedLifetimeSeconds)),
  );
  await eachUpload(deps, lately, (row) =>
    deps.storage
      .remove(incomingKey(row.id, row.purpose, row.type))
      .catch((error: Error) => deps.log.error('upload-erase', { id: row.id, reason: error.message })),
  );
  return erased;
}
