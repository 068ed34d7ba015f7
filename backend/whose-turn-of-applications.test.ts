import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicantForms, applicants, applicationPapers } from '@/backend/db/schema';
import type { ApplicantFormDraft } from '@/lib/contract/admissions/applicant-form-shapes';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { ownWorkResource } from '@/lib/contract/admissions/own-work';
import { pipelineResource } from '@/lib/contract/admissions/pipeline';
import { publicApplicantsResource } from '@/lib/contract/admissions/public-applicants';
import { withdrawalsResource } from '@/lib/contract/admissions/withdrawals';
import { waitingResource } from '@/lib/contract/review/waiting';
import { nextActors } from '@/lib/domain/admissions/application-tasks';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia, toMonthDayYear } from '@/lib/domain/dates/dates';
import { pipelineLimits } from '@/lib/domain/limits';
import { apply, formDraft, moveTo } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { applicationTo, makePerson, makeSchool, signedIn } from '@/tests/support/make';

/** Whose turn an application is, is one fact: lists, records, numbers and names say the same. */

const backend = useTestBackend();

test('applications: the lists of both sides, the record and the public answer name the same party', async () => {
  const b = backend.current;
  const named = new Set<string>();
  for (const requiredDocuments of [[], [{ en: 'Birth certificate', km: 'សំបុត្រកំណើត' }]])
    for (const status of ['pending', 'accepted', 'rejected', 'withdrawn']) {
      const { id: schoolId } = await makeSchool(b, { requiredDocuments });
      const student = await makePerson(b);
      const staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [schoolId] });
      const body = applicationTo(schoolId);
      body.enrollToDetail.nationalExam = { state: 'not-taken', reason: 'I studied abroad.' };
      body.enrollToDetail.personal.birthday = '03/14/2006';
      Object.assign(body.enrollToDetail.highSchool, { graduated: true, graduationYear: 2024 });
      const { mine, get, list, submit } = applicantsResource.endpoints;
      const input = { params: { id: schoolId }, body, idempotencyKey: randomUUID() };
      const sent = await call(b, submit, input, student.token);
      expect(sent.status, JSON.stringify(sent.error)).toBe(201);
      const { applicantId, referenceCode } = sent.body;
      if (status === 'withdrawn')
        await call(
          b,
          withdrawalsResource.endpoints.withdraw,
          { params: { id: applicantId }, body: {}, version: 1 },
          student.token,
        );
      else if (status !== 'pending') await moveTo(b, staff, applicantId, status, 1);
      const own = await call(b, mine, { params: { id: student.id } }, student.token);
      const record = { query: { applicantId } };
      const found = [
        own.body.data[0],
        (await call(b, get, record, student.token)).body,
        (await call(b, get, record, staff.token)).body,
        (await call(b, list, { query: {} }, staff.token)).body.data.find(
          (row) => row.applicantId === applicantId,
        ),
        (await call(b, publicApplicantsResource.endpoints.find, { query: { referenceCode } })).body.data[0],
      ].map((each) => each?.nextActor);
      expect(new Set(found).size, `${status}: ${found.join()}`).toBe(1);
      named.add(found[0] ?? '');
    }
  expect([...named].toSorted()).toEqual([...nextActors].toSorted());
});

test(
  'applications that wait for the school: number, names and lists are those whose next step is the school’s',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { db } = b.deps;
    const today = dayInCambodia(b.clock.now());
    const label = { en: 'Birth certificate', km: 'សំបុត្រកំណើត' };
    const { id: schoolId } = await makeSchool(b, { requiredDocuments: [label] });
    const { id: elsewhereId } = await makeSchool(b, { requiredDocuments: [] });
    const staffOf = [schoolId, elsewhereId];
    const office = await makePerson(b, { roles: ['advisor'], staffOf });
    const papers = ['photo', 'grades'].map((key) => ({ key, label: { en: key, km: key }, required: true }));
    const listed = { required: false, original: undefined };
    const form = formDraft({
      files: [
        ...papers,
        { ...listed, key: 'letter', label },
        { key: 'certificate', label, required: true, original: true },
        // Told in the history of one's education, whatever the school calls a paper.
        { key: 'result', label: { en: 'National exam (BacII) result', km: 'លទ្ធផលប្រឡងបាក់ឌុប' }, required: true },
      ],
    }) as ApplicantFormDraft;
    await db.insert(applicantForms).values({ schoolId, version: 2, form, createdAt: b.clock.now() });
    const sent = { state: 'sent' } as const;
    const planned = (day: string) => ({ state: 'planned' as const, track: 'science' as const, date: day });
    const at = (days: number) => planned(toMonthDayYear(addDaysToDay(today, days)));
    const both = { photo: 'sent', grades: 'received' } as const;
    interface Case {
      school?: string;
      version?: number;
      status?: string;
      exam?: EnrollDetail['nationalExam'];
      graduated?: boolean;
      papers?: Record<string, 'sent' | 'received' | 'refused'>;
    }
    const given = { 'birth-certificate': sent.state };
    const cases: Record<string, Case> = {
      'nothing is missing': { papers: given },
      'school lies ahead': { papers: given, graduated: false },
      'the paper is missing': {},
      'the paper was refused': { papers: { 'birth-certificate': 'refused' } },
      'the paper was received': { papers: { 'birth-certificate': 'received' } },
      'a paper of another kind': { papers: { photo: 'sent' } },
      'the exam is tomorrow': { papers: given, exam: at(1) },
      'the exam is next year': { papers: given, exam: planned('01/02/2031') },
      'the exam is today': { papers: given, exam: at(0) },
      'the exam was yesterday': { papers: given, exam: at(-1) },
      'the exam has no day': { papers: given, exam: planned('') },
      'the exam has a day that is none': { papers: given, exam: planned('13/45/2031') },
      'the exam has its placeholder': { papers: given, exam: planned('2222-12-22') },
      'exam ahead, paper missing': { exam: at(30) },
      'the exam was taken': {
        papers: given,
        exam: { ...at(-30), state: 'taken', grade: 'B', totalScore: null, subjects: {} },
      },
      'no exam': { papers: given, exam: null },
      'own form, all given': { version: 2, papers: both },
      'own form, one given': { version: 2, papers: { photo: 'sent' } },
      'own form, one refused': { version: 2, papers: { ...both, photo: 'refused' } },
      'own form, paper of the old one': { version: 2, papers: given },
      'own step': { status: 'interview', papers: given },
      'own step, paper missing': { status: 'interview' },
      accepted: { status: 'accepted', papers: given },
      rejected: { status: 'rejected', papers: given },
      withdrawn: { status: 'withdrawn', papers: given },
      'a school that asks for nothing': { school: elsewhereId },
      'a school that asks for nothing, exam was yesterday': { school: elsewhereId, exam: at(-1) },
    };
    // Entered by the office: its own work and its own list count them too.
    const names = new Map<string, string>();
    for (const [name, each] of Object.entries(cases)) {
      const { applicantId } = await apply(b, each.school ?? schoolId);
      const [row] = await db.select().from(applicants).where(eq(applicants.id, applicantId));
      if (!row?.detail.highSchool) throw new Error('The application says nothing of a school.');
      const { exam = { state: 'not-taken', reason: 'I studied abroad.' } } = each;
      await db
        .update(applicants)
        .set({
          createdBy: office.id,
          status: each.status ?? 'pending',
          formVersion: each.version ?? 0,
          detail: {
            ...row.detail,
            nationalExam: exam,
            highSchool: { ...row.detail.highSchool, graduated: each.graduated ?? true },
          },
        })
        .where(eq(applicants.id, applicantId));
      for (const [kind, state] of Object.entries(each.papers ?? {}))
        await db.insert(applicationPapers).values({ applicantId, kind, label, state });
      names.set(applicantId, name);
    }
    // Tokens do not last for days.
    const signIn = () => signedIn(b, office.id);
    const rowsOf = async (query: Record<string, string>) => {
      const { list } = applicantsResource.endpoints;
      return (await call(b, list, { query: { limit: '100', ...query } }, await signIn())).body;
    };
    const nameOf = (id: string) => names.get(id) ?? id;
    const all = await rowsOf({});
    const ofSchool = all.data.filter(({ nextActor }) => nextActor === 'school');
    const expected = ofSchool.map(({ applicantId }) => nameOf(applicantId)).toSorted();
    expect(expected).toEqual(
      [
        'a school that asks for nothing',
        'no exam',
        'nothing is missing',
        'own form, all given',
        'own step',
        'school lies ahead',
        'the exam is next year',
        'the exam is tomorrow',
        'the exam was taken',
        'the paper was received',
      ].toSorted(),
    );
    const waiting = await rowsOf({ sort: 'waiting', turn: 'school' });
    expect(waiting.data.map(({ applicantId }) => nameOf(applicantId)).toSorted()).toEqual(expected);
    expect(waiting.countTotal).toBe(expected.length);
    const { summary, first } = waitingResource.endpoints;
    const { counts } = (await call(b, summary, {}, office.token)).body;
    expect(counts.applications).toBe(expected.length);
    const things = (await call(b, first, {}, office.token)).body.data;
    const named = things.flatMap(({ kind, id }) => (kind === 'applications' ? nameOf(id) : []));
    expect(named.toSorted()).toEqual(expected);
    const entered = await rowsOf({ entered: 'true', turn: 'school' });
    expect(entered.data.map(({ applicantId }) => nameOf(applicantId)).toSorted()).toEqual(expected);
    const { body: own } = await call(b, ownWorkResource.endpoints.summary, {}, office.token);
    expect([own.waiting, own.entered]).toEqual([expected.length, names.size]);
    const { progress } = pipelineResource.endpoints;
    const lateOnes = async () => (await call(b, progress, {}, await signIn())).body.today.toAnswer;
    expect(await lateOnes()).toBe(0);
    b.clock.advance(pipelineLimits.answerWithinDays * 86_400);
    const days = String(pipelineLimits.answerWithinDays);
    const late = await rowsOf({ sort: 'waiting', turn: 'school', waitingDays: days });
    // Its exam has been meanwhile.
    expect(late.data.map(({ applicantId }) => nameOf(applicantId)).toSorted()).toEqual(
      expected.filter((name) => name !== 'the exam is tomorrow'),
    );
    expect(await lateOnes()).toBe(late.countTotal);
  },
);
