import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { SchoolChange } from '@/lib/contract/schools/school-draft';
import type { SchoolStanding } from '@/lib/contract/schools/school-standing';
import { hasAnyRole, roleNames } from '@/lib/domain/accounts/roles';
import type { Db } from '@/backend/db/client';
import { reports, schools } from '@/backend/db/schema';
import type { Author } from '@/backend/deps';
import { invalid } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { askAboutNear } from './school-names';
import { reindexSchools } from './search-index';

type SchoolRow = typeof schools.$inferSelect;
type Standing = Partial<
  Pick<
    SchoolRow,
    'status' | 'agreedAt' | 'declinedAt' | 'askedAt' | 'askedBy' | 'wantedName' | 'wantedNameNative'
  >
>;
type Change = Omit<SchoolChange, 'campuses' | 'isAnotherSchool'>;

/** `asked_by` stays: whoever asked last hears of later decisions too. */
const nothingWaits = { askedAt: null, wantedName: null, wantedNameNative: null };

/** What an advisor makes is checked with that. */
export const isAgreedAtOnce = ({ caller }: Act<Author>): boolean =>
  hasAnyRole(caller.roles, [roleNames.advisor]);

/** A new school: checked, or hidden until an advisor has agreed to it. */
export const standingOfNew = (act: Act<Author>): Standing =>
  isAgreedAtOnce(act)
    ? { agreedAt: act.now }
    : { status: 'inactive', agreedAt: null, askedAt: act.now, askedBy: act.caller.id };

/** Other names, as far as a change gives any. */
const newNamesOf = (before: SchoolRow, { name = before.name, nameNative = before.nameNative }: Change) =>
  name === before.name && nameNative === before.nameNative ? null : { name, nameNative };

/**
 * What of a change is stored at once, and what it asks of an advisor: near names of a checked school wait while it keeps
 * its own, and a declined school asks again.
 * @throws 409 for near names, unless `isAnotherSchool`; 422 where it would be public before it is checked
 */
export async function judgeChange(
  act: Act<Author>,
  before: SchoolRow,
  asked: Change,
  isAnotherSchool: boolean,
): Promise<{ change: Change; standing: Standing }> {
  if (asked.status === 'active' && before.agreedAt === null)
    throw invalid([{ path: 'status', code: 'waits-for-advisor' }]);
  const names = newNamesOf(before, asked);
  const isNear = names !== null && (await askAboutNear(act, names, { isAnotherSchool, except: before.id }));
  if (isAgreedAtOnce(act)) return { change: asked, standing: names ? nothingWaitsOf(before) : {} };
  const asks = { askedAt: act.now, askedBy: act.caller.id };
  if (before.agreedAt === null) {
    if (before.declinedAt === null) return { change: asked, standing: {} };
    act.note('school-asked', before.id, { what: 'school' });
    return { change: asked, standing: { ...asks, declinedAt: null } };
  }
  if (!isNear) return { change: asked, standing: names ? nothingWaits : {} };
  const { name: _name, nameNative: _nameNative, ...change } = asked;
  act.note('school-asked', before.id, { what: 'names' });
  return { change, standing: { ...asks, wantedName: names.name, wantedNameNative: names.nameNative } };
}

/** An advisor who names a checked school has decided about the names that it wanted. */
const nothingWaitsOf = ({ agreedAt }: SchoolRow): Standing => (agreedAt === null ? {} : nothingWaits);

/** An advisor agrees to a school, which is public from now on, or to the names that it wants. */
export async function agreeToSchool(act: Act, row: SchoolRow): Promise<void> {
  const { wantedName, wantedNameNative } = row;
  const names = wantedName && wantedNameNative ? { name: wantedName, nameNative: wantedNameNative } : {};
  const isNew = row.agreedAt === null;
  const agreed = isNew ? { agreedAt: act.now, declinedAt: null, status: 'active' as const } : {};
  await act.bump(schools, row, { ...names, ...agreed, ...nothingWaits, updatedAt: act.now });
  await reindexSchools(act.tx, [row.id]);
}

/** An advisor declines the names that a school wants; otherwise the school itself, which is hidden with that. */
export async function declineSchool(act: Act, row: SchoolRow): Promise<void> {
  const declined =
    row.wantedName === null ? { agreedAt: null, declinedAt: act.now, status: 'inactive' as const } : {};
  await act.bump(schools, row, { ...declined, ...nothingWaits, updatedAt: act.now });
}

/** What those who keep a school read of it. */
export async function readStanding(db: Db, row: SchoolRow): Promise<SchoolStanding> {
  const [last] = await db
    .select()
    .from(reports)
    .where(
      and(eq(reports.subjectKind, 'school'), eq(reports.subjectId, row.id), isNotNull(reports.decidedAt)),
    )
    .orderBy(desc(reports.decidedAt))
    .limit(1);
  const { wantedName, wantedNameNative } = row;
  return {
    state: row.agreedAt ? 'agreed' : row.declinedAt ? 'declined' : 'waiting',
    askedAt: row.askedAt?.toISOString() ?? null,
    wanted: wantedName && wantedNameNative ? { name: wantedName, nameNative: wantedNameNative } : null,
    last: last?.decidedAt
      ? {
          agreed: last.decision === 'release',
          reason: last.decisionReason ?? '',
          at: last.decidedAt.toISOString(),
        }
      : null,
  };
}
