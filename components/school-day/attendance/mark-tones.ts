import type { Tone } from '@/components/ui/tone';
import type { AttendanceMark } from '@/lib/domain/school-day/attendance';

/** The colour of each mark, everywhere in the portal. */
export const markTones: Readonly<Record<AttendanceMark, Tone>> = {
  present: 'success',
  late: 'warning',
  absent: 'danger',
  excused: 'accent',
};

/** The same where a mark is chosen among others. "Excused" has no full colour: it is too near to "present". */
export const chosenStyles: Readonly<Record<AttendanceMark, string>> = {
  present: 'peer-checked:border-success peer-checked:bg-success peer-checked:text-surface',
  late: 'peer-checked:border-warning peer-checked:bg-warning peer-checked:text-surface',
  absent: 'peer-checked:border-danger peer-checked:bg-danger peer-checked:text-surface',
  excused: 'peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:text-accent-text',
};
