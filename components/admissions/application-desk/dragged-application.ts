import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';

/** What is dragged now: the browser hands over only texts, and only when it is dropped. */
let dragged: Applicant | null = null;

export const drag = (application: Applicant | null): void => {
  dragged = application;
};

export const draggedNow = (): Applicant | null => dragged;

export const takeDragged = (): Applicant | null => {
  const taken = dragged;
  dragged = null;
  return taken;
};
