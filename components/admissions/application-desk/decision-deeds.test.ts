import { expect, test } from 'vitest';
import {
  acceptedStep,
  orderSteps,
  pendingStep,
  rejectedStep,
  stepOfStatus,
  withdrawnStep,
} from '@/lib/domain/admissions/applicant-steps';
import { decisionDeeds } from './decision-deeds';

const own = (key: string, order: number) => ({ ...stepOfStatus(key), order, status: true });
const steps = orderSteps([own('exam', 1), own('deposit', 2)]);

const at = (key: string, more: object = {}) => ({
  right: 'decide' as const,
  steps: steps.map((step) => ({ ...step, order: step.order ?? 1 })),
  step: { ...stepOfStatus(key), order: 1 },
  isStudent: false,
  applicantStatus: key,
  userId: 'student',
  form: null,
  papers: [],
  ...more,
});

test('an open application is accepted, rejected, or moved to the step that follows first', () => {
  expect(decisionDeeds(at(pendingStep.key), 'advisor')).toEqual({
    accept: true,
    reject: true,
    steps: ['exam', 'deposit'],
    isOpen: true,
    next: 'accept',
  });
  expect(decisionDeeds(at('exam'), 'advisor')?.steps).toEqual(['deposit', 'pending']);
});

test('what was decided offers the other decision', () => {
  expect(decisionDeeds(at(acceptedStep.key), 'advisor')).toMatchObject({ accept: false, reject: true });
  expect(decisionDeeds(at(rejectedStep.key), 'advisor')).toMatchObject({
    accept: true,
    reject: false,
    isOpen: false,
    next: null,
  });
});

test('a step leads while a required paper was seen by nobody, and the acceptance where there is no step', () => {
  const label = { en: 'Four photos', km: 'រូបថតបួនសន្លឹក' };
  const file = { key: 'photos', label, required: true, original: false, hint: null };
  const form = { files: [file] };
  const nextOf = (more: object) => decisionDeeds(at(pendingStep.key, { form, ...more }), 'advisor')?.next;
  expect(nextOf({})).toBe('step');
  expect(nextOf({ papers: [{ kind: 'photos', state: 'sent' }] })).toBe('step');
  expect(nextOf({ papers: [{ kind: 'photos', state: 'received' }] })).toBe('accept');
  expect(nextOf({ steps: orderSteps([]).map((step) => ({ ...step, order: step.order ?? 1 })) })).toBe(
    'accept',
  );
});

test.each([
  ['withdrawn', at(withdrawnStep.key)],
  ['of a student', at(acceptedStep.key, { isStudent: true })],
  ['for others to decide', at(pendingStep.key, { right: 'work' })],
  ['one’s own', at(pendingStep.key, { userId: 'advisor' })],
])('nothing is offered where it is %s', (_, application) => {
  expect(decisionDeeds(application, 'advisor')).toBeNull();
});
