import { deviceStore, readBy } from '@/lib/device/device-store';
import { comparedMax } from '@/lib/domain/schools/compared';

export type ComparedKind = 'schools' | 'courses';

const ids = readBy((value) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
    ? (value as string[]).slice(0, comparedMax)
    : null,
);

const stores = {
  schools: deviceStore('sala.compare.schools', ids, { scope: 'device' }),
  courses: deviceStore('sala.compare.courses', ids, { scope: 'device' }),
};

/** What was chosen for a comparison on this device: ids of courses, slugs of schools. */
export const comparePicks = (kind: ComparedKind) => stores[kind];
