import { eq } from 'drizzle-orm';
import {
  assessments,
  calendarFeeds,
  guardianCodes,
  guardians,
  issuedPapers,
  scores,
} from '@/backend/db/schema';
import { digestCode } from '@/backend/core/access/secret-hash';
import { guardianViews } from '@/lib/domain/accounts/guardianship';
import { makeSchool } from '../support/make';
import { makeCourse, makeRecord, makeStudent } from '../support/school-records';
import { office } from './lms-places';
import { idOf } from './records';
import { studentOf } from './school-life-records';
import {
  hiding,
  keepers,
  only,
  possibleFor,
  type Rights,
  rows,
  seenBy,
  selfOnly,
  type Target,
  unknown,
} from './table';

const onlyStudents = 'Only the student among the callers studies at the school.';
const ofStudent = rows(possibleFor('student'), seenBy(...keepers), unknown, unknown, onlyStudents);
/** Students say themselves who their guardians are, and so do adults. */
const bySelf = rows(
  possibleFor('student'),
  hiding(only(), 'student', 'teacher', 'bank'),
  unknown,
  unknown,
  onlyStudents,
);

const student = async (target: Target) => ({
  orgId: target.school.id,
  id: (await studentOf(target)).id,
});

const guardianOf = async ({ backend, owner, school }: Target, studentId: string, isOwner = false) => {
  const place = { schoolId: school.id, campusId: school.campusId };
  const userId = isOwner ? owner.id : (await makeStudent(backend, place)).person.id;
  return idOf(
    backend.deps.db
      .insert(guardians)
      .values({ studentId, userId, sees: [...guardianViews], createdAt: backend.clock.now() })
      .returning({ id: guardians.id }),
  );
};

const withGuardian = async (target: Target) => {
  const params = await student(target);
  await target.backend.deps.db.delete(guardians).where(eq(guardians.studentId, params.id));
  return { ...params, guardianId: await guardianOf(target, params.id) };
};

let letters = 0;
/** A code that is open, of another student of the school. */
const openCode = async ({ backend, school }: Target) => {
  const { id } = await makeStudent(backend, { schoolId: school.id, campusId: school.campusId });
  const code = `CODE${(letters += 1)}`;
  await backend.deps.db.insert(guardianCodes).values({
    studentId: id,
    codeHash: digestCode(backend.deps.secrets, 'guardian', code),
    expiresAt: new Date(backend.clock.now().getTime() + 3_600_000),
  });
  return code;
};

const named = { name: 'Sok Dara', nameNative: 'សុខ ដារ៉ា' };
const reportFacts = {
  student: { ...named, studentCode: 'S-1', dob: '2008-01-05', enrolledOn: '2026-10-01' },
  status: 'studying' as const,
  school: named,
  unit: named,
  program: null,
  period: { academicYear: '2026-2027', term: 1, month: null },
  lines: [],
  sums: null,
};

const paperOf = async (target: Target): Promise<string> => {
  const { backend, school, secret } = target;
  const { id: studentId } = await studentOf(target);
  const now = backend.clock.now();
  const named = { name: secret, nameNative: secret };
  // A published score of a course that is over, so that the paper can be issued anew.
  const over = { startDate: '2026-03-02', endDate: '2026-07-03' };
  const courseId = await makeCourse(backend, school.id, [studentId], over);
  const test = { kind: 'quiz' as const, name: { en: 'T', km: 'ត' }, maxScore: 10, weightPercent: 100 };
  const assessmentId = await idOf(
    backend.deps.db
      .insert(assessments)
      .values({ courseId, ...test, heldOn: '2026-10-20', publishedAt: now })
      .returning({ id: assessments.id }),
  );
  await backend.deps.db.insert(scores).values({ assessmentId, studentId, score: 8 });
  return idOf(
    backend.deps.db
      .insert(issuedPapers)
      .values({
        schoolId: school.id,
        studentId,
        kind: 'transcript',
        language: 'km',
        year: 2020,
        number: (letters += 1),
        code: `code-${letters}`,
        issuedAt: now,
        drawnAt: now,
        facts: {
          student: { ...named, studentCode: 'A1', dob: '2008-03-14', enrolledOn: '2026-10-05' },
          status: 'studying',
          school: named,
          unit: null,
          program: null,
          period: null,
          lines: [],
          sums: null,
        },
      })
      .returning({ id: issuedPapers.id }),
  );
};

const withPaper = async (target: Target) => ({ orgId: target.school.id, paperId: await paperOf(target) });

const self = { ...selfOnly, send: ({ owner }: Target) => ({ params: { userId: owner.id } }) };
const choice = { layers: ['timetable', 'exams'], language: 'km' };

export const proofRights: Rights = {
  'lms/guardians.list': {
    ...ofStudent,
    names: 'params.id',
    send: async (target) => ({ params: await student(target) }),
  },
  'lms/guardians.makeCode': {
    ...bySelf,
    names: 'params.id',
    send: async (target) => {
      const params = await student(target);
      await target.backend.deps.db.delete(guardians).where(eq(guardians.studentId, params.id));
      return { params };
    },
  },
  'lms/class-guardian-codes.make': {
    ...office,
    names: 'params.id',
    shows: { partner: 'A partner keeps the school.', university: 'A university keeps its school.' },
    send: async ({ backend, school }) => {
      const { campusId } = school;
      const id = await makeRecord(backend, { campusId, structureId: school.structureId });
      await makeStudent(
        backend,
        { schoolId: school.id, campusId },
        { structureRecordId: id, dob: '2012-04-05' },
      );
      return { params: { orgId: school.id, id }, body: { lang: 'en' } };
    },
  },
  'lms/guardians.change': {
    ...bySelf,
    send: async (target) => ({ params: await withGuardian(target), body: { confirm: true } }),
  },
  'lms/guardians.end': { ...bySelf, send: async (target) => ({ params: await withGuardian(target) }) },
  'lms/guardians.enter': {
    ...self,
    fresh: true,
    send: async (target) => ({
      params: { userId: target.owner.id },
      body: { code: await openCode(target) },
    }),
  },
  'lms/own-school-records.join': {
    ...self,
    fresh: true,
    send: async (target) => {
      const { backend, owner, school } = target;
      const studentCode = `J${(letters += 1)}`;
      await makeStudent(
        backend,
        { schoolId: (await makeSchool(backend)).id, campusId: school.campusId },
        { userId: null, phone: owner.phone, studentCode },
      );
      return { params: { userId: owner.id }, body: { studentCode, dob: '2008-03-14' } };
    },
  },
  'lms/guardians.wards': self,
  'lms/guardians.leave': {
    ...selfOnly,
    send: async (target) => {
      const { backend, owner, school } = target;
      const { id } = await makeStudent(backend, { schoolId: school.id, campusId: school.campusId });
      return { params: { userId: owner.id, guardianId: await guardianOf(target, id, true) } };
    },
  },
  'lms/issued-papers.issue': {
    ...office,
    send: async (target) => ({
      params: { orgId: target.school.id },
      body: {
        kind: 'enrollment-certificate',
        language: 'km',
        studentId: (await studentOf(target)).id,
      },
    }),
  },
  'lms/issued-papers.printReports': {
    ...office,
    names: 'params.orgId',
    send: async (target) => {
      const { backend, school } = target;
      const structureRecordId = await makeRecord(backend, {
        campusId: school.campusId,
        structureId: school.structureId,
      });
      const place = { schoolId: school.id, campusId: school.campusId };
      const pupil = await makeStudent(backend, place, { structureRecordId });
      // The terms that good and badly written calls name.
      for (const term of [1, 5])
        await backend.deps.db.insert(issuedPapers).values({
          schoolId: school.id,
          studentId: pupil.id,
          kind: 'report-card',
          language: 'km',
          year: 2026,
          number: 500_000 + (letters += 1),
          code: `REPORT${letters}`,
          facts: { ...reportFacts, period: { ...reportFacts.period, term } },
          issuedAt: backend.clock.now(),
        });
      return {
        params: { orgId: school.id },
        query: { structureRecordId, academicYear: '2026-2027', term: '1' },
      };
    },
  },
  'lms/issued-papers.listOfOrganization': {
    ...office,
    shows: {
      partner: 'A partner keeps the school.',
      university: 'A university keeps its school.',
    },
    send: async (target) => {
      await paperOf(target);
      return { params: { orgId: target.school.id } };
    },
  },
  'lms/issued-papers.listOfStudent': {
    ...ofStudent,
    names: 'params.id',
    shows: {
      partner: 'A partner keeps the school.',
      university: 'A university keeps its school.',
    },
    send: async (target) => ({ params: await student(target) }),
  },
  'lms/issued-papers.revoke': {
    ...office,
    send: async (target) => ({ params: await withPaper(target), body: { reason: 'A wrong name' } }),
    shows: {
      partner: 'A partner keeps the school.',
      university: 'A university keeps its school.',
    },
  },
  'lms/issued-papers.reissue': { ...office, send: async (target) => ({ params: await withPaper(target) }) },
  'lms/issued-papers.file': { ...ofStudent, send: async (target) => ({ params: await withPaper(target) }) },
  'lms/own-record.get': {
    ...ofStudent,
    names: 'params.id',
    shows: {
      partner: 'A partner keeps the school.',
      university: 'A university keeps its school.',
    },
    send: async (target) => ({ params: await student(target) }),
  },
  'lms/own-record.setContact': {
    ...rows(
      possibleFor('student'),
      hiding(only(), 'student', 'teacher', 'bank'),
      unknown,
      unknown,
      onlyStudents,
    ),
    names: 'params.id',
    send: async (target) => ({
      params: await student(target),
      body: { name: 'Sok Sophea', phone: '012345678', relation: 'Mother' },
    }),
  },
  'schedule/agenda.agenda': self,
  'schedule/agenda.feed': self,
  'schedule/agenda.renew': {
    ...selfOnly,
    send: ({ owner }) => ({ params: { userId: owner.id }, body: choice }),
  },
  'schedule/agenda.change': {
    ...selfOnly,
    send: async ({ backend, owner }) => {
      const row = { tokenHash: owner.id, layers: ['timetable' as const], language: 'km' as const };
      await backend.deps.db
        .insert(calendarFeeds)
        .values({ userId: owner.id, ...row, createdAt: backend.clock.now() })
        .onConflictDoNothing();
      return { params: { userId: owner.id }, body: choice };
    },
  },
  'schedule/agenda.revoke': self,
};
