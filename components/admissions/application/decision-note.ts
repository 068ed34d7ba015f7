import { deviceStore, readBy } from '@/lib/device/device-store';

const text = readBy((value) => (typeof value === 'string' ? value : null));

/** The note of a decision, in this tab until it is sent: a log-in in between must not lose it. */
export const decisionNote = (applicantId: string) =>
  deviceStore('sala-decision', text, { scope: 'tab', owner: applicantId });
