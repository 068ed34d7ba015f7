import { describe, expect, it } from 'vitest';
import { defaultApplicantSteps, isDecided, orderSteps, type ApplicantStep } from './applicant-steps';

function step(key: string, changes: Partial<ApplicantStep> = {}): ApplicantStep {
  return {
    applicantStepId: `step-${key}`,
    key,
    value: key,
    name: key,
    nameNative: key,
    fixed: false,
    color: '#123456',
    status: true,
    ...changes,
  };
}

const keysOf = (steps: readonly ApplicantStep[]) => steps.map(({ key }) => key);

describe('orderSteps', () => {
  it('gives the fixed three when an organization has none of its own', () => {
    expect(orderSteps([])).toEqual([...defaultApplicantSteps]);
    expect(defaultApplicantSteps.map(({ key, order, color, fixed }) => [key, order, color, fixed])).toEqual([
      ['pending', 1, '#919CA2', true],
      ['accepted', 2, '#06D857', true],
      ['rejected', 3, '#F25151', true],
    ]);
  });

  it('puts active steps between pending and accepted, by order', () => {
    const own = [
      step('interview', { order: 9 }),
      step('documents', { order: 2 }),
      step('off', { status: false }),
    ];
    expect(keysOf(orderSteps(own))).toEqual(['pending', 'documents', 'interview', 'accepted', 'rejected']);
  });

  it('counts a missing order as 1 and keeps equals in place', () => {
    const own = [
      step('two', { order: 2 }),
      step('none'),
      step('null', { order: null }),
      step('one', { order: 1 }),
    ];
    expect(keysOf(orderSteps(own)).slice(1, -2)).toEqual(['none', 'null', 'one', 'two']);
  });

  it('keeps zero as an order, drops steps that reuse a fixed key, and leaves its argument alone', () => {
    const own = Object.freeze([step('one', { order: 1 }), step('zero', { order: 0 }), step('accepted')]);
    const ordered = orderSteps(own);
    expect(keysOf(ordered)).toEqual(['pending', 'zero', 'one', 'accepted', 'rejected']);
    expect(ordered.find(({ key }) => key === 'accepted')?.fixed).toBe(true);
  });
});

it('an application is decided once it is accepted or refused', () => {
  expect(['pending', 'interview', 'accepted', 'rejected'].map(isDecided)).toEqual([false, false, true, true]);
});
