export const fieldFigures = [
  'field-market',
  'field-finance',
  'field-computing',
  'field-engineering',
  'field-building',
  'field-science',
  'field-health',
  'field-farming',
  'field-law',
  'field-society',
  'field-teaching',
  'field-languages',
  'field-tourism',
  'field-arts',
  'type-short-course',
  'type-short-course-institute',
  'type-vocational',
] as const;
export type FieldFigure = (typeof fieldFigures)[number];

/** By the code of a field of study. */
const byField: Readonly<Record<string, FieldFigure>> = {
  biz: 'field-market',
  fin: 'field-finance',
  eco: 'type-short-course-institute',
  it: 'field-computing',
  eng: 'field-engineering',
  arch: 'field-building',
  sci: 'field-science',
  hea: 'field-health',
  agr: 'field-farming',
  law: 'field-law',
  soc: 'field-society',
  edu: 'field-teaching',
  lan: 'field-languages',
  tou: 'field-tourism',
  art: 'field-arts',
  med: 'type-short-course',
  tec: 'type-vocational',
};

/** By the code of a field: green for farming, red for health, blue for engineering; 17 steps of the wheel, none twice. */
const hues: Readonly<Record<string, number>> = {
  hea: 15,
  biz: 36,
  tou: 57,
  fin: 78,
  arch: 99,
  soc: 120,
  agr: 141,
  edu: 162,
  sci: 183,
  med: 204,
  it: 225,
  eng: 246,
  law: 267,
  eco: 288,
  lan: 309,
  art: 330,
  tec: 351,
};

/** The colour of a field, 0-359; fields that advisors add have that of the classroom. */
export const fieldHue = (field: string | null): number => (field && hues[field]) || 162;

/** Fields that advisors add, and courses without one, show the classroom. */
export const fieldFigure = (field: string | null): FieldFigure =>
  (field && byField[field]) || 'field-teaching';
