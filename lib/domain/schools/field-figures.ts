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

/** Fields that advisors add, and courses without one, show the classroom. */
export const fieldFigure = (field: string | null): FieldFigure =>
  (field && byField[field]) || 'field-teaching';
