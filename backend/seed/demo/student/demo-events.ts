import { demoData } from '@/backend/seed/demo/demo-text';
import type { Text } from '@/backend/seed/demo/demo-types';
import data from './demo-events.json';

export interface DemoEvent {
  key: string;
  title: Text;
  description: Text;
  place: Text;
  provinceCode: string | null;
  format: 'on-site' | 'online';
  /** Days from the day of seeding, and the hour in Phnom Penh. */
  inDays: number;
  hour: number;
  hours: number;
  capacity: number | null;
  takesRegistrations: boolean;
}

/** Events for everybody, of Sala's own organization. */
export const publicEvents = demoData<readonly DemoEvent[]>(data.publicEvents);

/** Public events of the demo student's school. */
export const schoolEvents = demoData<readonly DemoEvent[]>(data.schoolEvents);
