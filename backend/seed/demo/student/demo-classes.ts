import { demoData } from '@/backend/seed/demo/demo-text';
import type { Text } from '@/backend/seed/demo/demo-types';
import data from './demo-classes.json';
import type { DemoCourse } from './demo-courses';

export interface DemoClassSchool {
  schoolKey: string;
  /** Begins the codes of its students. */
  prefix: string;
  group: Text;
  level: Text;
  /** Of most of its students. */
  birthYear: number;
  classes: readonly { key: string; room: string; name: Text }[];
  /** Each class learns all of them; weekday 1 is Monday. */
  courses: readonly Omit<DemoCourse, 'room'>[];
}

/** A university and a high school with two classes each. */
export const demoClasses = demoData<readonly DemoClassSchool[]>(data.demoClasses);
