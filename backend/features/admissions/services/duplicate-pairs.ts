import { and, desc, inArray, sql } from 'drizzle-orm';
import type { DuplicatePair, duplicateReasons } from '@/lib/contract/admissions/merges';
import { fold } from '@/lib/domain/khmer/khmer';
import { mergeLimits } from '@/lib/domain/limits';
import { applicants, applicantsApart, isUndecided, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import type { Act } from '@/backend/core/access/act';
import type { Desk } from '@/backend/core/access/applicant-access';
import { pageIds } from './applicant-lists';
import { keptSchoolsOf, type Visible, within } from './applicant-scope';
import { toDeskApplicants } from './desk-applicants';
import { joinApplicants } from './applicant-views';

type ApplicantRecord = typeof applicants.$inferSelect;
type Reason = (typeof duplicateReasons)[number];

/** A number that a whole school has written down is no reason to compare everybody with everybody. */
const othersMax = 5;

interface Found {
  firstId: string;
  secondId: string;
}

/**
 * Applications that share a number, or a birthday with a name, with one of these; of one account only those that are not about two
 * programs. A second application of a later year is none, nor is what staff have said to be of two people.
 */
const findPairs = async (deps: Deps, ids: string[], visible: Visible): Promise<Found[]> => {
  if (ids.length === 0) return [];
  const one = sql`select id, school_id, user_id, enroll_to_id, person_keys, status, created_at from ${applicants}
    where id = any(${sql.param(`{${ids.join(',')}}`)}::uuid[])`;
  const seen = sql`(select ${applicants.id}, ${applicants.userId}, ${applicants.schoolId}, ${applicants.enrollToId}, ${applicants.status}
    from ${applicants} where`;
  const both = sql`${within(visible)} and ${applicants.id} <> one.id`;
  const rows = await deps.db
    .select({ firstId: sql<string>`pairs.first_id`, secondId: sql<string>`pairs.second_id` })
    .from(
      sql`(select least(one.id, other.id) as first_id, greatest(one.id, other.id) as second_id, max(one.created_at) as at
        from (${one}) one cross join lateral (
          ${seen} ${applicants.personKeys} && one.person_keys and ${applicants.userId} <> one.user_id and ${both} limit ${othersMax})
          union all
          ${seen} ${applicants.schoolId} = one.school_id and ${applicants.userId} = one.user_id and ${both}
            and one.${isUndecided} and ${applicants}.${isUndecided}
            and (${applicants.enrollToId} is not distinct from one.enroll_to_id or ${applicants.enrollToId} is null or one.enroll_to_id is null) limit ${othersMax})
        ) other
        where not exists (select 1 from ${applicantsApart}
          where first_id = least(one.id, other.id) and second_id = greatest(one.id, other.id))
        group by 1, 2) pairs`,
    )
    .orderBy(sql`pairs.at desc`, sql`pairs.first_id`)
    .limit(mergeLimits.pairsShown);
  return rows;
};

const reasonsOf = (one: ApplicantRecord, other: ApplicantRecord): Reason[] => {
  const turned = ({ detail: { personal } }: ApplicantRecord) => `${personal.firstName} ${personal.lastName}`;
  const isNamed = fold(one.name) === fold(other.name) || fold(turned(one)) === fold(other.name);
  const found: Record<Reason, boolean> = {
    account: one.userId === other.userId,
    phone: one.phone === other.phone,
    birthday: one.detail.personal.birthday === other.detail.personal.birthday,
    name: isNamed,
    nameKm: one.nameKm !== '' && fold(one.nameKm) === fold(other.nameKm),
  };
  return (Object.keys(found) as Reason[]).filter((reason) => found[reason]);
};

/** The accounts to which nobody has set a secret. */
const unusedOf = async (deps: Deps, userIds: string[]): Promise<Set<string>> => {
  const rows = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, userIds), sql`${users.secretHash} is null`));
  return new Set(rows.map(({ id }) => id));
};

/** Pairs that are probably of one person, newest first: those of one application, or of the latest undecided ones. */
export async function duplicatePairs(
  deps: Deps,
  desk: Desk,
  applicantId: string | undefined,
): Promise<{ data: DuplicatePair[]; countTotal: number }> {
  const visible = { schoolIds: keptSchoolsOf(desk) };
  const latest = { start: 0, limit: mergeLimits.candidatesRead };
  const ids = applicantId ? [applicantId] : await pageIds(deps.db, visible, isUndecided, latest);
  const pairs = await findPairs(deps, ids, visible);
  const wanted = [...new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]))];
  if (wanted.length === 0) return { data: [], countTotal: 0 };
  const rows = await joinApplicants(deps.db)
    .where(inArray(applicants.id, wanted))
    .orderBy(desc(applicants.createdAt));
  const shown = await toDeskApplicants(deps.db, desk, rows, deps.clock.now());
  const unused = await unusedOf(deps, [...new Set(rows.map(({ applicant }) => applicant.userId))]);
  const byId = new Map(
    rows.map((row, index) => [row.applicant.id, { row: row.applicant, shown: shown[index] }]),
  );
  const data = pairs.flatMap(({ firstId, secondId }) => {
    const [one, other] = [byId.get(firstId), byId.get(secondId)];
    if (!one?.shown || !other?.shown) return [];
    const isSame = one.row.userId === other.row.userId;
    const hasUnused = unused.has(one.row.userId) || unused.has(other.row.userId);
    const accounts = isSame ? ('same' as const) : hasUnused ? ('unused' as const) : ('used' as const);
    // The older one first: it is the one that usually stays.
    const [first, second] =
      one.row.createdAt <= other.row.createdAt ? [one.shown, other.shown] : [other.shown, one.shown];
    return [{ first, second, reasons: reasonsOf(one.row, other.row), accounts }];
  });
  return { data, countTotal: data.length };
}

/** Staff have looked at both: they are of two people. */
export const setApart = async (act: Act, one: string, other: string): Promise<void> => {
  const [firstId = '', secondId = ''] = [one, other].toSorted();
  await act.tx
    .insert(applicantsApart)
    .values({ firstId, secondId, saidBy: act.caller.id, saidAt: act.now })
    .onConflictDoNothing();
};
