import { expect, test } from 'vitest';
import type { Step } from '@/lib/contract/admissions/applicant-shapes';
import type { TimelineEntry } from '@/lib/contract/admissions/timeline-entry';
import { orderSteps } from '@/lib/domain/admissions/applicant-steps';
import { pathOf } from './path-steps';

const own = (key: string, order: number) => ({
  applicantStepId: key,
  order,
  key,
  value: key,
  name: key,
  nameNative: key,
  fixed: false,
  color: '#335577',
  status: true,
});
const steps: Step[] = orderSteps([own('papers', 1), own('interview', 2)]).map((step, index) => ({
  ...step,
  order: index + 1,
}));

const walk = (...keys: string[]) => {
  const applicantStatus = keys.at(-1) ?? '';
  const timeline = keys.map((toStatus, index): TimelineEntry => ({
    id: toStatus,
    at: `2026-11-0${index + 1}T02:00:00.000Z`,
    actorName: 'A',
    actorNameKm: '',
    actorRole: 'advisor',
    kind: 'status',
    fields: [],
    before: null,
    paper: null,
    fromStatus: keys[index - 1] ?? null,
    toStatus,
    note: null,
  }));
  const step = steps.find((each) => each.key === applicantStatus) ?? own(applicantStatus, 1);
  return pathOf({ steps, timeline, step, applicantStatus }).map(
    ({ key, state, at }) => `${key} ${state} ${at?.slice(8, 10) ?? '-'}`,
  );
};

test('a new application has everything ahead', () => {
  expect(walk('pending')).toEqual([
    'pending current 01',
    'papers ahead -',
    'interview ahead -',
    'decision ahead -',
  ]);
});

test('a step that was passed over has not happened', () => {
  expect(walk('pending', 'interview')).toEqual([
    'pending done 01',
    'interview current 02',
    'decision ahead -',
  ]);
});

test('a step back puts later steps ahead again', () => {
  expect(walk('pending', 'papers', 'interview', 'papers')).toEqual([
    'pending done 01',
    'papers current 04',
    'interview ahead -',
    'decision ahead -',
  ]);
});

test('after the decision only what happened is shown', () => {
  expect(walk('pending', 'interview', 'accepted')).toEqual([
    'pending done 01',
    'interview done 02',
    'accepted current 03',
  ]);
  expect(walk('pending', 'rejected')).toEqual(['pending done 01', 'rejected current 02']);
});

test('a removed step stands behind those that were walked', () => {
  expect(walk('pending', 'old-step')).toEqual([
    'pending done 01',
    'old-step current 02',
    'papers ahead -',
    'interview ahead -',
    'decision ahead -',
  ]);
});
