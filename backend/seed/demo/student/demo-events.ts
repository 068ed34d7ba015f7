import { demoData } from '@/backend/seed/demo/demo-text';
import type { Text } from '@/backend/seed/demo/demo-types';
import type { EventInput } from '@/lib/contract/events/event-shapes';
import data from './demo-events.json';

/** Details that only some events have, as the desk writes them. */
type Details = Partial<
  Pick<
    EventInput,
    'agenda' | 'forWhom' | 'hasWaitingList' | 'minAge' | 'onlineUrl' | 'priceCents' | 'speakers' | 'type'
  >
>;

/** An invented event. */
export interface DemoEvent extends Details {
  key: string;
  title: Text;
  description: Text;
  place: Text;
  provinceCode: string | null;
  format: EventInput['format'];
  /** Days from the day of seeding, and the hour in Phnom Penh. */
  inDays: number;
  hour: number;
  hours: number;
  capacity: number | null;
  takesRegistrations: boolean;
  questions?: {
    id: string;
    kind: 'text' | 'choice' | 'yes-no';
    label: Text;
    isRequired: boolean;
    choices: Text[];
  }[];
  /** Repeated every week so many times, without holidays. */
  weeks?: number;
  /** The key of the career center that it belongs to. */
  center?: string;
  /** All its places are taken by the people of the demo. */
  isFull?: boolean;
  isDraft?: boolean;
  /** Why it is called off. */
  cancelReason?: Text;
}

/** Events for everybody, of Sala's own organization. */
export const publicEvents = demoData<readonly DemoEvent[]>(data.publicEvents);

/** Public events of the demo student's school. */
export const schoolEvents = demoData<readonly DemoEvent[]>(data.schoolEvents);
