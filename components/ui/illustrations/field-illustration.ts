import type { IllustrationName } from './illustration-files';

/** By the code of a field of study. */
const byField: Readonly<Record<string, IllustrationName>> = {
  biz: 'field-market',
  fin: 'field-finance',
  eco: 'field-finance',
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
  med: 'field-languages',
  tec: 'type-vocational',
};

/** Fields that advisors add, and courses without one, show the classroom. */
export const fieldIllustration = (field: string | null): IllustrationName =>
  (field && byField[field]) || 'field-teaching';
