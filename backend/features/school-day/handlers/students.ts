import { asc, desc, eq, type SQL } from 'drizzle-orm';
import { studentsResource, type STUDENT_SORTS } from '@/lib/contract/school-day/students';
import { students } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { listTable } from '@/backend/lists/list-page';
import { lookupsPerAddressPerHourMax } from '@/backend/limits';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { findSchool } from '@/backend/core/access/find-school';
import { matches } from '@/backend/lists/folded-text';
import { requireKeeperOf } from '@/backend/core/access/staff';
import { changeStudent, createStudent } from '@/backend/features/school-day/services/student-changes';
import { readStates } from '@/backend/features/school-day/services/student-states';
import {
  readCard,
  studentFields,
  toStudent,
  withPlaces,
} from '@/backend/features/school-day/services/student-views';

const sortColumns = {
  name: [students.lastName, students.firstName],
  createdAt: [students.createdAt],
  studentCode: [students.studentCode],
};

const order = (sort: (typeof STUDENT_SORTS)[number]): SQL[] => {
  const isDescending = sort.startsWith('-');
  const columns = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
  return [...columns.map((column) => (isDescending ? desc : asc)(column)), asc(students.id)];
};

export const studentRoutes = (deps: Deps) =>
  implement(
    studentsResource,
    {
      list: async ({ params, query }, { caller }) => {
        await requireKeeperOf(deps.db, caller, params.id);
        const { rows, countTotal } = await listTable(deps.db, students, {
          visible: eq(students.schoolId, params.id),
          filters: [
            query.phone === undefined ? undefined : eq(students.phone, query.phone),
            query.status ? eq(students.status, query.status) : undefined,
            query.campusId ? eq(students.campusId, query.campusId) : undefined,
            query.structureRecordId ? eq(students.structureRecordId, query.structureRecordId) : undefined,
            query.subjectId ? eq(students.subjectId, query.subjectId) : undefined,
          ],
          search: query.keyword ? matches(students.searchFold, query.keyword) : undefined,
          // Every sort order of a school's students has an index, and many students share a name.
          countsWhileReading: false,
          sorts: order(query.sort),
          start: query.start,
          limit: query.limit,
        });
        const now = deps.clock.now();
        const data = query.detail
          ? await withPlaces(deps.db, rows, now)
          : rows.map((row) => toStudent(row, now));
        return { data, countTotal };
      },
      create: write(async (act, { params, body }) => {
        await requireKeeperOf(act.tx, act.caller, params.id);
        return createStudent(act, { schoolId: params.id, campusId: params.campusId }, body);
      }),
      update: write(async (act, { params, body }) => {
        await requireKeeperOf(act.tx, act.caller, params.id);
        return changeStudent(act, { schoolId: params.id, studentId: params.studentId }, body);
      }),
      states: async ({ params }, { caller }) => {
        await requireKeeperOf(deps.db, caller, params.id);
        const data = await readStates(deps.db, { schoolId: params.id, studentId: params.studentId });
        return { data, countTotal: data.length };
      },
      schema: async ({ params }) => {
        const school = await findSchool(deps.db, params.id);
        if (school.status !== 'active') throw notFound('School not found.');
        return { schoolId: school.id, fields: await studentFields(deps.db, school.id) };
      },
      byUniqueKey: async ({ params }, { address }) => {
        await hitLimit(deps, `student-card:${address}`, lookupsPerAddressPerHourMax, 3600);
        const card = await readCard(deps.db, params.key);
        if (!card) throw notFound();
        return card;
      },
    },
    deps,
  );
