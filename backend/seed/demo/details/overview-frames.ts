import type { DemoSchool, Text } from '@/backend/seed/demo/demo-types';
import { demoData } from '@/backend/seed/demo/demo-text';
import type { Variants } from '@/backend/seed/demo/programs/frames-shared';
import data from './overview-frames.json';

/** {fields}, {count}: the fields of study. */
export const offerFrames = data.offerFrames;

export const languageFrames = data.languageFrames;

/** {place}: the province. */
export const campusFrames = demoData<Variants>(data.campusFrames);

/** The students for whom the school is suitable. */
export const suitsFrames = demoData<Readonly<Record<DemoSchool['schoolType'], Variants>>>(data.suitsFrames);

/** Short names without an "and", because they are used in lists. */
export const fieldLabels = demoData<Readonly<Record<string, Text>>>(data.fieldLabels);
