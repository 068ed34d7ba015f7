import type { Tone } from '@/components/ui/tone';
import type { AttendanceMark } from '@/lib/domain/learning/attendance';

/** The colour of each mark, everywhere in the portal. */
export const markTones: Readonly<Record<AttendanceMark, Tone>> = {
  present: 'success',
  late: 'warning',
  absent: 'danger',
  excused: 'accent',
};
