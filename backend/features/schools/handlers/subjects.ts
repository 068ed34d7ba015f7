import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { type SubjectDetail, subjectsResource } from '@/lib/contract/schools/subjects';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { categories, schools, subjects } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/core/access/act';
import { findSchool } from '@/backend/core/access/find-school';
import { listedSubject } from '@/backend/features/schools/services/search-index';
import { isKeeperOf, requireKeeperOf } from '@/backend/core/access/staff';
import {
  changeSubject,
  createSubject,
  removeSubject,
} from '@/backend/features/schools/services/subject-changes';
import { categoryIdsOf } from '@/backend/features/schools/services/category-ids';
import { countFeeBands } from '@/backend/features/schools/services/fee-bands';
import {
  listSubjects,
  selectSubjects,
  subjectList,
  subjectPage,
  suitedTo,
} from '@/backend/features/schools/services/subject-lists';
import { subjectColumns, toSubject } from '@/backend/features/schools/services/subject-views';

const isShown = sql<boolean>`${and(eq(subjects.isPlaceholder, false), eq(schools.status, 'active'))}`;

const prepareDetail = (db: Db) =>
  db
    .select({
      ...subjectColumns,
      long: { description: subjects.description, careers: subjects.careers, version: subjects.version },
      isShown,
    })
    .from(subjects)
    .innerJoin(schools, eq(schools.id, subjects.schoolId))
    .leftJoin(categories, eq(categories.id, subjects.categoryId))
    .where(eq(subjects.id, sql.placeholder('id')))
    .prepare('subject_detail');

const preparedDetails = new WeakMap<Db, ReturnType<typeof prepareDetail>>();

/** Mostly read by id, so the statement is built once, and planned by PostgreSQL once for each connection. */
const findDetail = async (db: Db, id: string) => {
  const prepared = preparedDetails.get(db) ?? prepareDetail(db);
  preparedDetails.set(db, prepared);
  const [row] = await prepared.execute({ id });
  if (!row) throw notFound();
  const detail: SubjectDetail = { ...toSubject(row), ...row.long };
  return { detail, isShown: row.isShown };
};

const readDetail = async (db: Db, id: string) => (await findDetail(db, id)).detail;

const find = async (db: Db, id: string) => {
  const [row] = await db
    .select({ subject: subjects, isShown })
    .from(subjects)
    .innerJoin(schools, eq(schools.id, subjects.schoolId))
    .where(eq(subjects.id, id));
  if (!row) throw notFound();
  return row;
};

/** A course that the caller may change; otherwise throws. */
const findKept = async ({ tx, caller }: Act, id: string) => {
  const { subject } = await find(tx, id);
  await requireKeeperOf(tx, caller, subject.schoolId);
  return subject;
};

export const subjectRoutes = (deps: Deps) =>
  implement(
    subjectsResource,
    {
      list: async ({ query }, { caller }) => {
        const mayLookBehind =
          query.schoolId !== undefined && (await isKeeperOf(deps.db, caller, query.schoolId));
        const { openNow, finished, ...listing } = query;
        const categories = await categoryIdsOf(deps.db, query.categories);
        const today = dayInCambodia(deps.clock.now());
        return listSubjects(
          deps.db,
          {
            ...listing,
            categories,
            openOnDay: openNow ? today : undefined,
            suited: await suitedTo(deps.db, finished, today),
            withHidden: query.withHidden === true && mayLookBehind,
          },
          today,
        );
      },
      get: async ({ params }, { caller }) => {
        const { detail, isShown } = await findDetail(deps.db, params.id);
        if (!isShown && !(await isKeeperOf(deps.db, caller, detail.schoolId))) throw notFound();
        return detail;
      },
      latest: async ({ query }) => {
        const rows = await selectSubjects(deps.db)
          .where(and(listedSubject, eq(schools.status, 'active')))
          .orderBy(desc(subjects.updatedAt), asc(subjects.id))
          .limit(query.limit);
        return { data: rows.map(toSubject) };
      },
      enrollment: async ({ query: { finished, ...query } }) => {
        const categories = await categoryIdsOf(deps.db, query.categories);
        const openOnDay = dayInCambodia(deps.clock.now());
        return subjectPage(deps.db, {
          ...subjectList({
            ...query,
            categories,
            status: 'active',
            openOnDay,
            suited: await suitedTo(deps.db, finished, openOnDay),
          }),
          sorts: [sql`${subjects.applicationDeadline} asc nulls last`, asc(subjects.id)],
          start: query.start,
          limit: query.limit,
        });
      },
      feeBands: async () => ({ counts: await countFeeBands(deps.db) }),
      create: write(async (act, { body }) => {
        await requireKeeperOf(act.tx, act.caller, body.schoolId);
        await findSchool(act.tx, body.schoolId);
        return readDetail(act.tx, await createSubject(act, body));
      }),
      update: write(async (act, { params, body }) => {
        await findKept(act, params.id);
        await changeSubject(act, params.id, body);
        return readDetail(act.tx, params.id);
      }),
      remove: write(async (act, { params }) => {
        await removeSubject(act, await findKept(act, params.id));
        return { ok: true as const };
      }),
    },
    deps,
  );
