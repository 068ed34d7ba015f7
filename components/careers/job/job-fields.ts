import type { Messages } from '@/lib/i18n/messages';

/** The fields of work that have a name, in the order of the filter. */
export const jobFields: readonly (keyof Messages['job']['field'])[] = [
  'biz',
  'fin',
  'eco',
  'it',
  'eng',
  'arch',
  'sci',
  'hea',
  'agr',
  'law',
  'soc',
  'edu',
  'lan',
  'tou',
  'art',
  'med',
  'tec',
];

export const jobFieldOf = (field: string) => jobFields.find((each) => each === field);
