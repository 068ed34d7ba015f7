import { describe, expect, it } from 'vitest';
import { plainOffer } from '@/tests/support/plain-offer';
import {
  allTasks,
  daysOfApplication,
  hasEnded,
  nextActor,
  nextTask,
  type TaskSource,
  tasksOf,
} from './application-tasks';
import { answerRefusal, conditionStates, nothingAround, offerAnswers } from './offers';
import { missingItems } from './application-missing';

const today = '2026-11-22';
const birth = { en: 'Birth certificate', km: 'សំបុត្រកំណើត' };
const result = missingItems(
  { nationalExam: { state: 'planned' }, highSchool: null },
  { files: [], papers: [] },
  { status: 'pending' },
);
const pending: TaskSource = {
  applicantStatus: 'pending',
  missing: [...result, birth],
  deadline: '2026-12-01',
  examOn: '2027-08-23',
  startsOn: '2027-11-01',
  offer: null,
  isStudent: false,
  preference: null,
};
const offered = (change: Partial<NonNullable<TaskSource['offer']>> = {}): TaskSource => ({
  ...pending,
  applicantStatus: 'accepted',
  missing: [],
  deadline: null,
  examOn: null,
  offer: { ...plainOffer, answerBy: '2026-11-25', ...change },
});
const kinds = (source: TaskSource) => tasksOf(source, today).map(({ kind }) => kind);

describe('the tasks of an application', () => {
  it('are what is missing, papers by the last day of the program; the decision of the school once nothing is', () => {
    expect(tasksOf({ ...pending, examOn: today }, today)).toEqual([
      { kind: 'result', papers: [], by: null, isLate: false },
      { kind: 'paper', papers: [birth], by: '2026-12-01', isLate: false },
    ]);
    expect(tasksOf({ ...pending, missing: [] }, today)).toEqual([
      { kind: 'wait', papers: [], by: null, isLate: false },
    ]);
  });

  it('ask for no result before the day of the exam, and for no paper about a school that is not finished', () => {
    expect(kinds(pending)).toEqual(['paper']);
    const pupil = missingItems(
      { nationalExam: { state: 'planned' }, highSchool: { graduated: false } },
      { files: [], papers: [] },
      { status: 'pending' },
    );
    expect(pupil).toHaveLength(2);
    expect(kinds({ ...pending, missing: pupil })).toEqual(['wait']);
    expect(nextActor({ ...pending, missing: pupil }, today)).toBe('school');
    expect(nextActor({ ...pending, missing: pupil }, pending.examOn ?? '')).toBe('applicant');
  });

  it('of an offer are the answer, the result and its proof, then the enrolment', () => {
    expect(kinds(offered())).toEqual(['answer']);
    const open = { minimumGrade: 'C', condition: 'open', proofBy: '2027-10-01' } as const;
    expect(kinds(offered(open))).toEqual(['answer', 'result']);
    expect(tasksOf(offered({ ...open, answer: 'accepted' }), today)).toMatchObject([
      { kind: 'result', by: '2027-10-01' },
    ]);
    expect(kinds(offered({ ...open, condition: 'declared-met', answer: 'backup' }))).toEqual(['proof']);
    expect(kinds(offered({ minimumGrade: 'C', condition: 'met' }))).toEqual(['answer']);
    expect(kinds(offered({ answer: 'accepted' }))).toEqual(['enroll']);
    expect(kinds(offered({ answer: 'accepted', inDoubt: true }))).toEqual(['wait']);
    expect(kinds(offered({ answer: 'backup' }))).toEqual([]);
    expect(kinds(offered({ answer: 'declined' }))).toEqual([]);
    expect(tasksOf(offered({ answerBy: '2026-11-21' }), today)).toMatchObject([
      { kind: 'ask', isLate: true },
    ]);
  });

  it.each(['rejected', 'withdrawn'])('end when it is %s', (applicantStatus) => {
    expect(kinds({ ...pending, applicantStatus })).toEqual([]);
  });
});

/** Every state of an application that its tasks follow from. */
const everyState = (): TaskSource[] => {
  const lastDays = [null, '2026-11-21', today, '2026-11-25'];
  const offers = [null, ...conditionStates].flatMap((condition) =>
    [null, ...offerAnswers].flatMap((answer) =>
      lastDays.flatMap((answerBy) =>
        [false, true].map((inDoubt) => ({
          ...plainOffer,
          minimumGrade: condition && ('C' as const),
          condition,
          answer,
          answerBy,
          inDoubt,
        })),
      ),
    ),
  );
  const states = [
    ...['pending', 'interview', 'rejected', 'withdrawn', 'accepted'].map((applicantStatus) => ({
      applicantStatus,
      offer: null,
    })),
    ...offers.map((offer) => ({ applicantStatus: 'accepted', offer })),
  ];
  return states.flatMap((state) =>
    [[], [birth], [...result, birth]].flatMap((missing) =>
      [false, true].map((isStudent) => ({ ...pending, ...state, missing, isStudent })),
    ),
  );
};

describe('whose turn it is', () => {
  it('is of whoever does what comes next, and of nobody once it has ended', () => {
    for (const source of everyState()) {
      const next = nextTask(source, today);
      expect(nextActor(source, today), JSON.stringify(source)).toBe(
        next === null ? 'nobody' : next.kind === 'wait' ? 'school' : 'applicant',
      );
    }
    for (const source of everyState().filter(hasEnded))
      expect(nextTask(source, today), JSON.stringify(source)).toBeNull();
  });

  it('is never of the school while something is missing that the applicant can send', () => {
    for (const source of everyState().filter((each) => each.missing.includes(birth)))
      expect(nextActor(source, today) === 'school' && source.offer === null, JSON.stringify(source)).toBe(
        false,
      );
  });

  it('asks for an answer exactly where one can be given', () => {
    for (const source of everyState().filter((each) => each.applicantStatus === 'accepted')) {
      const around = { ...nothingAround, isStudent: source.isStudent };
      const isOpen =
        source.offer?.answer === null && answerRefusal(source.offer, 'accepted', today, around) === null;
      expect(kinds(source).includes('answer'), JSON.stringify(source)).toBe(isOpen);
    }
  });
});

it('tasks stand by their last day, then by one’s choice; waiting for schools comes last', () => {
  const first = { ...pending, missing: [birth], deadline: null, preference: 1 };
  const second = { ...first, preference: 2 };
  const complete = { ...first, missing: [], preference: 3 };
  const order = allTasks([complete, second, first, offered()], today).map(({ task, application }) => [
    task.kind,
    application.preference,
  ]);
  expect(order).toEqual([
    ['answer', null],
    ['paper', 1],
    ['paper', 2],
    ['wait', 3],
  ]);
});

it('an acceptance still asks for its papers', () => {
  expect(tasksOf({ ...offered(), missing: [birth] }, today)).toMatchObject([
    { kind: 'answer' },
    { kind: 'paper', papers: [birth], by: null },
  ]);
});

describe('the days that lie ahead', () => {
  const exam = { kind: 'exam', on: '2027-08-23' };
  const start = { kind: 'start', on: '2027-11-01' };

  it('of a sent application is the exam, not the last day of applications', () => {
    expect(daysOfApplication(pending, today)).toEqual([exam]);
    expect(daysOfApplication(pending, '2027-08-24')).toEqual([]);
  });

  it('of an acceptance are the answer, the proof and the first day', () => {
    expect(daysOfApplication(offered(), today)).toEqual([{ kind: 'answer', on: '2026-11-25' }, start]);
    expect(daysOfApplication(offered({ answer: 'accepted' }), today)).toEqual([start]);
    const onCondition = {
      minimumGrade: 'C',
      condition: 'open',
      answer: 'accepted',
      proofBy: '2027-10-01',
    } as const;
    expect(daysOfApplication(offered(onCondition), today)).toEqual([
      { kind: 'proof', on: '2027-10-01' },
      start,
    ]);
    expect(daysOfApplication(offered({ answer: 'declined' }), today)).toEqual([]);
    expect(daysOfApplication({ ...pending, applicantStatus: 'withdrawn' }, today)).toEqual([]);
  });
});
