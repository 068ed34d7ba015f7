import { deviceStore, readBy } from '@/lib/device/device-store';

const text = readBy((value) => (typeof value === 'string' ? value : null));

export const decisionKinds = ['accept', 'reject', 'step'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/**
 * The note of a decision, in this tab until it is sent: a log-in in between must not lose it. Each kind has its own, so that
 * nobody reads why they were nearly rejected.
 */
export const decisionNote = (applicantId: string, kind: DecisionKind) =>
  deviceStore(`sala-decision-${kind}`, text, { scope: 'tab', owner: applicantId });
