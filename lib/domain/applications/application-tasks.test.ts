import { describe, expect, it } from 'vitest';
import { allTasks, deadlinesOf, type TaskSource, tasksOf } from './application-tasks';
import { missingItems } from './application-missing';

const today = '2026-11-22';
const birth = { en: 'Birth certificate', km: 'សំបុត្រកំណើត' };
const result = missingItems(
  { nationalExam: { state: 'planned' }, highSchool: null },
  { files: [], papers: [] },
  'pending',
);
const pending: TaskSource = {
  applicantStatus: 'pending',
  missing: [...result, birth],
  deadline: '2026-12-01',
  offer: null,
  preference: null,
};
const offered = (change: Partial<NonNullable<TaskSource['offer']>> = {}): TaskSource => ({
  ...pending,
  applicantStatus: 'accepted',
  missing: [],
  deadline: null,
  offer: { minimumGrade: null, condition: null, answerBy: '2026-11-25', answer: null, ...change },
});
const kinds = (source: TaskSource) => tasksOf(source, today).map(({ kind }) => kind);

describe('the tasks of an application', () => {
  it('are what is missing, papers by the last day of the program, then the decision of the school', () => {
    expect(tasksOf(pending, today)).toEqual([
      { kind: 'result', papers: [], by: null, isLate: false },
      { kind: 'paper', papers: [birth], by: '2026-12-01', isLate: false },
      { kind: 'wait', papers: [], by: null, isLate: false },
    ]);
  });

  it('of an offer are the answer, with a condition the result, then the enrolment', () => {
    expect(kinds(offered())).toEqual(['answer']);
    expect(kinds(offered({ minimumGrade: 'C', condition: 'open' }))).toEqual(['result']);
    expect(kinds(offered({ minimumGrade: 'C', condition: 'met' }))).toEqual(['answer']);
    expect(kinds(offered({ answer: 'accepted' }))).toEqual(['enroll']);
    expect(kinds(offered({ answer: 'declined' }))).toEqual([]);
    expect(tasksOf(offered({ answerBy: '2026-11-21' }), today)).toMatchObject([{ isLate: true }]);
  });

  it.each(['rejected', 'withdrawn'])('end when it is %s', (applicantStatus) => {
    expect(kinds({ ...pending, applicantStatus })).toEqual([]);
  });
});

it('tasks stand by their last day, then by one’s choice; waiting for schools comes last', () => {
  const first = { ...pending, missing: [birth], deadline: null, preference: 1 };
  const second = { ...first, preference: 2 };
  const order = allTasks([second, first, offered()], today).map(({ task, application }) => [
    task.kind,
    application.preference,
  ]);
  expect(order).toEqual([
    ['answer', null],
    ['paper', 1],
    ['paper', 2],
    ['wait', 1],
    ['wait', 2],
  ]);
});

it('deadlines are those that lie ahead', () => {
  expect(deadlinesOf(pending, today)).toEqual([{ kind: 'apply', on: '2026-12-01' }]);
  expect(deadlinesOf(pending, '2026-12-02')).toEqual([]);
  expect(deadlinesOf(offered(), today)).toEqual([{ kind: 'answer', on: '2026-11-25' }]);
  expect(deadlinesOf(offered({ answer: 'accepted' }), today)).toEqual([]);
  expect(deadlinesOf({ ...pending, applicantStatus: 'withdrawn' }, today)).toEqual([]);
});
