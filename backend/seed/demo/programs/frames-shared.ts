import { demoData } from '@/backend/seed/demo/demo-text';
import type { Text } from '@/backend/seed/demo/demo-types';
import data from './frames-shared.json';

export type Variants = readonly Text[];

/** First sentence of a degree program: {major}, {topics}. */
export const degreeOpenings = demoData<Variants>(data.degreeOpenings);

/** First sentence of a certificate: {major}, {topics}. */
export const certificateOpenings = demoData<Variants>(data.certificateOpenings);

/** Possible jobs: {jobs}. */
export const careerOpenings = demoData<Variants>(data.careerOpenings);

/** The hours; one entry for each shift. */
export const shiftSentences = data.shiftSentences;

/** First sentence of a master's degree or a doctorate: {major}, {topics}. */
export const graduateOpenings = demoData<Variants>(data.graduateOpenings);
