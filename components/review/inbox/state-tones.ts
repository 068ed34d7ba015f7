import type { RequestState } from '@/lib/domain/review/request-states';

export const stateTones = {
  new: 'warning',
  answered: 'success',
  closed: 'neutral',
} as const satisfies Record<RequestState, string>;
