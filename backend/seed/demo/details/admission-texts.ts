import type { DemoSchool, DemoStep, Text } from '@/backend/seed/demo/demo-types';
import { text, demoData } from '@/backend/seed/demo/demo-text';
import type { Variants } from '@/backend/seed/demo/programs/frames-shared';
import data from './admission-texts.json';

export type Audience = 'degree' | 'trade' | 'course' | 'family';

export const audienceOf = demoData<Readonly<Record<DemoSchool['schoolType'], Audience>>>(data.audienceOf);

export const admissionTexts = demoData<Readonly<Record<Audience, Variants>>>(data.admissionTexts);

export const feesNotes = demoData<Readonly<Record<'free' | 'public' | 'private' | 'course', Variants>>>(
  data.feesNotes,
);

/** The first three are required by all schools, the others by some. */
export const documentTexts = demoData<Readonly<Record<Audience, readonly Text[]>>>(data.documentTexts);

type StepKind = Pick<DemoStep, 'key' | 'name' | 'color'>;

const step = {
  documents: { key: 'document-check', name: text('Document check', 'ពិនិត្យឯកសារ'), color: '#1D4ED8' },
  entrance: { key: 'entrance-exam', name: text('Entrance exam', 'ប្រឡងចូល'), color: '#7C3AED' },
  interview: { key: 'interview', name: text('Interview', 'សម្ភាសន៍'), color: '#B45309' },
  placement: { key: 'placement-test', name: text('Placement test', 'តេស្តវាស់កម្រិត'), color: '#0F766E' },
  portfolio: { key: 'portfolio-review', name: text('Portfolio review', 'ពិនិត្យស្នាដៃ'), color: '#BE185D' },
  health: { key: 'health-check', name: text('Health check', 'ពិនិត្យសុខភាព'), color: '#4338CA' },
  trial: { key: 'trial-day', name: text('Trial day', 'រៀនសាកល្បងមួយថ្ងៃ'), color: '#0369A1' },
  family: { key: 'family-meeting', name: text('Meeting with the family', 'ជួបជាមួយគ្រួសារ'), color: '#9D174D' },
  deposit: { key: 'seat-deposit', name: text('Deposit for the seat', 'កក់ប្រាក់កន្លែងសិក្សា'), color: '#3F6212' },
} as const satisfies Record<string, StepKind>;

export const stepTexts: Readonly<Record<Audience, readonly StepKind[]>> = {
  degree: [step.documents, step.entrance, step.interview, step.placement, step.deposit],
  trade: [step.documents, step.trial, step.health],
  course: [step.placement],
  family: [step.documents, step.family, step.placement, step.health],
};
export const stepsOfField: Readonly<Record<string, StepKind>> = { hea: step.health, art: step.portfolio };
