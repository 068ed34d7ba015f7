import { useLocale } from 'next-intl';
import type { Subject } from '@/lib/contract/schools/subjects';
import { pickName } from '@/lib/i18n/pick';
import { CompareToggle } from './compare-toggle';

/** Chooses the course of a card for a comparison; texts from `compare`. */
export const CompareCourse = ({ course }: { course: Subject }) => (
  <CompareToggle kind="courses" id={course.enrollableSubjectId} name={pickName(course, useLocale())} />
);
