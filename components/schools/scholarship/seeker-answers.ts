import { deviceStore, readBy } from '@/lib/device/device-store';
import { examTracks, isExamGrade } from '@/lib/domain/admissions/national-exam';
import type { ScholarshipSeeker } from '@/lib/domain/schools/scholarship-rule';

export const silentSeeker: ScholarshipSeeker = {
  grade: null,
  track: null,
  gender: null,
  province: null,
  hasNeed: null,
};

const schema = readBy((value): ScholarshipSeeker | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { grade, track, gender, province, hasNeed } = value as Record<string, unknown>;
  return {
    grade: isExamGrade(grade) ? grade : null,
    track: examTracks.find((each) => each === track) ?? null,
    gender: gender === 'female' || gender === 'male' ? gender : null,
    province: typeof province === 'string' && /^\d{2}$/.test(province) ? province : null,
    hasNeed: typeof hasNeed === 'boolean' ? hasNeed : null,
  };
});

/** What somebody said to find a scholarship; it stays on this device. */
export const seekerAnswers = deviceStore('sala.scholarship', schema, { scope: 'device' });
