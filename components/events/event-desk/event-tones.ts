import type { Tone } from '@/components/ui/tone';
import type { EventStatus } from '@/lib/domain/events/events';

export const eventTones: Record<EventStatus, Tone> = {
  draft: 'neutral',
  published: 'success',
  cancelled: 'danger',
};
