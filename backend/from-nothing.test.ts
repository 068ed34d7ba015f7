import { beforeAll, expect, test } from 'vitest';
import { unseenReason } from '@/tests/support/applications';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { structureChangesResource, unitChangesResource } from '@/lib/contract/schools/structure-changes';
import { studentIntakesResource } from '@/lib/contract/school-day/student-intakes';
import { studentsResource } from '@/lib/contract/school-day/students';
import { studiesResource } from '@/lib/contract/school-day/studies';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { offersResource } from '@/lib/contract/admissions/offers';
import { assessmentsResource } from '@/lib/contract/school-day/assessments';
import { classSessionsResource } from '@/lib/contract/school-day/class-sessions';
import { courseMembersResource } from '@/lib/contract/school-day/course-members';
import { coursesResource } from '@/lib/contract/school-day/courses';
import { recordsResource } from '@/lib/contract/school-day/records';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { campaignsResource } from '@/lib/contract/campaigns/campaigns';
import { companiesResource } from '@/lib/contract/careers/companies';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { vacancyDeskResource } from '@/lib/contract/careers/vacancy-desk';
import { attendeesResource } from '@/lib/contract/events/attendees';
import { calendarDeskResource } from '@/lib/contract/events/calendar-desk';
import { calendarsResource } from '@/lib/contract/events/calendars';
import { eventDeskResource } from '@/lib/contract/events/event-desk';
import { staffResource } from '@/lib/contract/accounts/staff';
import { roleNames } from '@/lib/domain/accounts/roles';
import { users } from '@/backend/db/schema';
import { insertReferenceData } from '@/backend/seed/insert-reference-data';
import { addStaff } from '@/backend/features/accounts/services/operator-staff';
import { useTestBackend } from '@/tests/support/backend';
import {
  calendarDraft,
  campaignDraft,
  companyDraft,
  courseDraft,
  eventDraft,
  programDraft,
  quizDraft,
  schoolDraft,
  seriesDraft,
  vacancyDraft,
} from '@/tests/support/first-drafts';
import { applicationTo } from '@/tests/support/make';
import { peopleByCalls } from '@/tests/support/people-by-calls';

const backend = useTestBackend();
const { ask, key, logIn, signUp } = peopleByCalls(() => backend.current);

const [operatorPhone, advisorPhone, officePhone, teacherPhone, personPhone] = [
  '012000001',
  '012000002',
  '012000003',
  '012000004',
  '012000005',
] as const;

// A site that starts with SEED=none has this and nothing else.
beforeAll(() => insertReferenceData(backend.current.deps), 120_000);

const expectAllStored = ({ outcomes }: { outcomes: { ok: boolean }[] }) =>
  expect(outcomes.map(({ ok }) => ok)).toEqual([true]);

test('from nothing to school life, by the work of people alone', { tags: 'postgres' }, async () => {
  const { deps, clock } = backend.current;
  expect(await deps.db.$count(users)).toBe(0);
  const schools = schoolsResource.endpoints;
  expect((await ask(schools.search, { query: {} })).total.value).toBe(0);

  // The operator of the machine names the first advisor, who invites another one.
  const first = { username: operatorPhone, role: 'advisor', name: 'Sok Dara', requestId: 'first' };
  expect((await addStaff(deps, first)).join()).toContain('as the first, operator');
  const operator = await signUp(operatorPhone);
  const { invite } = staffResource.endpoints;
  const names = { firstName: 'Sophea', lastName: 'Meas' };
  const colleague = { ...names, username: advisorPhone, role: roleNames.advisor };
  await ask(invite, { body: colleague, ...key() }, operator.token);
  const advisor = await signUp(advisorPhone);

  // The advisor opens a school with a campus and a program, and invites its office and a teacher.
  const school = await ask(schools.create, { body: schoolDraft, ...key() }, advisor.token);
  const { schoolId, slug } = school;
  const ofSchool = { params: { id: schoolId } };
  const campuses = await ask(schools.campuses, ofSchool);
  const campusId = campuses.data[0]?.campusId ?? '';
  const { enrollableSubjectId: subjectId } = await ask(
    subjectsResource.endpoints.create,
    { body: { ...programDraft, schoolId }, ...key() },
    advisor.token,
  );
  const posts = [
    { ...names, schoolId, username: officePhone, role: roleNames.schoolAdmin },
    { ...names, schoolId, username: teacherPhone, role: roleNames.teacher },
  ];
  for (const body of posts) await ask(invite, { body, ...key() }, advisor.token);

  // The office divides the campus into classes.
  let office = (await signUp(officePhone)).token;
  const division = { name: 'Classes', nameNative: 'ថ្នាក់រៀន' };
  const { createGroup, createStructure } = structureChangesResource.endpoints;
  const { groupStructureId } = await ask(
    createGroup,
    { params: { id: campusId }, body: division, ...key() },
    office,
  );
  const { structureId } = await ask(
    createStructure,
    { params: { id: groupStructureId }, body: division, ...key() },
    office,
  );
  const { structureRecordId } = await ask(
    unitChangesResource.endpoints.createRecord,
    { params: { id: structureId }, body: { name: 'A1', nameNative: 'ក១' }, ...key() },
    office,
  );

  // A person finds the school, signs up and applies. The office accepts them, and they take the place.
  const found = await ask(schools.search, { query: { keyword: 'lotus' } });
  expect(found.hits.map((hit) => hit.slug)).toEqual([slug]);
  const person = await signUp(personPhone);
  const applicants = applicantsResource.endpoints;
  const { applicantId } = await ask(
    applicants.submit,
    { ...ofSchool, body: applicationTo(schoolId, subjectId), ...key() },
    person.token,
  );
  const ofApplication = { params: { id: applicantId } };
  await ask(
    applicants.setStatus,
    { ...ofApplication, body: { applicantStatus: 'accepted', unseenReason }, version: 1 },
    office,
  );
  await ask(
    offersResource.endpoints.answer,
    { ...ofApplication, body: { answer: 'accepted' }, version: 2 },
    person.token,
  );

  // The office makes a student of them, with a code and a class.
  const { accepted, takeIn } = studentIntakesResource.endpoints;
  const waiting = await ask(accepted, { ...ofSchool, query: {} }, office);
  expect(waiting.data).toMatchObject([{ applicantId, isAnswered: true }]);
  const openReason = 'The originals were brought to the office.';
  const intake = { rows: [{ applicantId, campusId, structureRecordId, openReason }] };
  expectAllStored(await ask(takeIn, { ...ofSchool, body: intake, ...key() }, office));
  const enrolled = await ask(studentsResource.endpoints.list, { ...ofSchool, query: {} }, office);
  expect(enrolled.data).toMatchObject([{ structureRecordId, subjectId, userId: person.id }]);
  const { studentId = '', studentCode = '' } = enrolled.data[0] ?? {};
  expect(studentCode).not.toBe('');
  const { mine } = studiesResource.endpoints;
  const studies = await ask(mine, { params: { userId: person.id } }, person.token);
  expect(studies.data).toMatchObject([{ studentCode, school: { slug } }]);

  // The office opens a course of the class with its teacher, and writes its timetable.
  const orgId = schoolId;
  const courses = coursesResource.endpoints;
  const teachers = await ask(courses.teachers, { params: { orgId } }, office);
  const teacherIds = teachers.data.map(({ userId }) => userId);
  const { courseId, ...course } = await ask(
    courses.create,
    { params: { orgId }, body: { ...courseDraft, structureRecordId, teacherIds }, ...key() },
    office,
  );
  expect(course.teachers).toHaveLength(1);
  const ofCourse = { params: { orgId, id: courseId } };
  const { addClass } = courseMembersResource.endpoints;
  const members = await ask(addClass, { ...ofCourse, body: { structureRecordId } }, office);
  expect(members).toEqual({ added: 0, countTotal: 1 });
  const series = await ask(
    classSessionsResource.endpoints.create,
    { ...ofCourse, body: seriesDraft, ...key() },
    office,
  );
  const days = series.data.map(({ startsAt }) => startsAt.slice(0, 10));
  expect(days).toEqual(['2026-11-16', '2026-11-30', '2026-12-07']);
  expect(series.skipped.map(({ day }) => day)).toEqual(['2026-11-23']);

  // On the first Monday the teacher marks the lesson, and the student reads it.
  clock.advance(15 * 86_400);
  const teacher = (await signUp(teacherPhone)).token;
  const student = await logIn(personPhone);
  const ofStudent = { params: { orgId, id: person.id }, query: {} };
  const { attendance, scores } = recordsResource.endpoints;
  const { markAttendance, markScores } = sheetsResource.endpoints;
  const ofLesson = { params: { orgId, id: series.data[0]?.sessionId ?? '' } };
  const marks = { rows: [{ studentId, mark: 'present' as const, version: 0 }] };
  expectAllStored(await ask(markAttendance, { ...ofLesson, body: marks, ...key() }, teacher));
  const attended = await ask(attendance, ofStudent, student);
  expect(attended.summary).toMatchObject({ present: 1, marked: 1, percent: 100 });

  // The teacher marks a quiz; the student reads the score once it is published.
  const quizzes = assessmentsResource.endpoints;
  const quiz = await ask(quizzes.create, { ...ofCourse, body: quizDraft, ...key() }, teacher);
  const ofQuiz = { params: { orgId, id: quiz.assessmentId } };
  const results = { rows: [{ studentId, score: 8.5, version: 0 }] };
  expectAllStored(await ask(markScores, { ...ofQuiz, body: results, ...key() }, teacher));
  const readScores = async () =>
    (await ask(scores, ofStudent, student)).data.flatMap(({ assessments }) =>
      assessments.map(({ score }) => score),
    );
  expect(await readScores()).toEqual([]);
  await ask(quizzes.update, { ...ofQuiz, body: { published: true }, version: 1 }, teacher);
  expect(await readScores()).toEqual([8.5]);

  // The office publishes an event. The student registers, and the office sees who comes.
  office = await logIn(officePhone);
  const { calendarId } = await ask(
    calendarDeskResource.endpoints.create,
    { params: { orgId }, body: calendarDraft, ...key() },
    office,
  );
  const { event } = await ask(
    eventDeskResource.endpoints.create,
    { params: { orgId, id: calendarId }, body: eventDraft, ...key() },
    office,
  );
  const sala = { orgId: deps.env.ORGANIZATION_ID };
  const { events } = calendarsResource.endpoints;
  const published = await ask(events, { params: sala, query: { scope: 'all' } });
  expect(published.data.map(({ eventId }) => eventId)).toEqual([event.eventId]);
  const { register, list: attendees } = attendeesResource.endpoints;
  const ofEvent = { params: { orgId, id: calendarId, eventId: event.eventId } };
  await ask(register, ofEvent, student);
  const coming = await ask(attendees, { ...ofEvent, query: {} }, office);
  expect(coming.data.map(({ userId }) => userId)).toEqual([person.id]);

  // The advisor publishes a vacancy. A visitor sees it once its employer is checked.
  const salaDesk = await logIn(advisorPhone);
  const companies = companiesResource.endpoints;
  const { companyId } = await ask(companies.create, { params: sala, body: companyDraft, ...key() }, salaDesk);
  const desk = vacancyDeskResource.endpoints;
  const vacancy = await ask(
    desk.create,
    { params: sala, body: { ...vacancyDraft, companyId }, ...key() },
    salaDesk,
  );
  const readVacancies = async () =>
    (await ask(vacanciesResource.endpoints.list, { params: sala, query: {} })).data.map((row) => row.slug);
  await ask(desk.publish, { params: { ...sala, id: vacancy.vacancyId }, version: 1 }, salaDesk);
  expect(await readVacancies()).toEqual([]);
  const check = { seen: ['registration' as const], what: 'Extract of the register' };
  await ask(companies.check, { params: { ...sala, id: companyId }, body: check, version: 1 }, salaDesk);
  expect(await readVacancies()).toEqual([vacancy.slug]);

  // The advisor starts a campaign, and everybody reads it.
  const { create: start, list } = campaignsResource.endpoints;
  const campaign = await ask(start, { body: campaignDraft, ...key() }, salaDesk);
  const running = await ask(list, { query: { status: 'active', running: true } });
  expect(running.data.map((row) => row.slug)).toEqual([campaign.slug]);
});
