import type { ScheduledEvent } from '@/lib/contract/events/event-answer';

/** What is left of an event, as a key of `careerEvent.places` with its count; null where nobody registers any more. */
export function placesOf(
  event: ScheduledEvent,
): { key: 'free' | 'full' | 'waiting' | 'noLimit' | 'noRegistration'; count: number } | null {
  const { seatsLeft, waitingCount, takesRegistrations, state, status } = event;
  if (state === 'finished' || status === 'cancelled') return null;
  if (!takesRegistrations) return { key: 'noRegistration', count: 0 };
  if (seatsLeft === null) return { key: 'noLimit', count: 0 };
  if (seatsLeft > 0 && waitingCount === 0) return { key: 'free', count: seatsLeft };
  return waitingCount > 0 ? { key: 'waiting', count: waitingCount } : { key: 'full', count: 0 };
}

/** True while somebody may look for a place at it. */
export const isComing = ({ state, status }: Pick<ScheduledEvent, 'state' | 'status'>): boolean =>
  state !== 'finished' && status !== 'cancelled';
