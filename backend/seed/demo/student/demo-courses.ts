import { demoData } from '@/backend/seed/demo/demo-text';
import type { Text } from '@/backend/seed/demo/demo-types';
import data from './demo-courses.json';

export interface DemoCourse {
  code: string;
  name: Text;
  teacher: Text;
  credits: number;
  room: string;
  /** 1 (Monday) to 6 (Saturday). */
  weekday: number;
  /** Hour in Phnom Penh at which a session of 90 minutes begins. */
  hour: number;
  topics: readonly Text[];
  reading: { title: Text; body: Text };
  task: Text;
}

/** The demo student's courses of this term: the first year of information technology. */
export const demoCourses = demoData<readonly DemoCourse[]>(data.demoCourses);
