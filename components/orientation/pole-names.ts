import type { useTranslations } from 'next-intl';
import type { PersonalityAxis } from '@/lib/domain/orientation/orientation-personality';

export type TypeTexts = ReturnType<typeof useTranslations<'orientationTypes'>>;

const names = {
  EI: ['axes.EI.E.name', 'axes.EI.I.name'],
  SN: ['axes.SN.S.name', 'axes.SN.N.name'],
  TF: ['axes.TF.T.name', 'axes.TF.F.name'],
  JP: ['axes.JP.J.name', 'axes.JP.P.name'],
  AT: ['axes.AT.A.name', 'axes.AT.T.name'],
} as const;
const bodies = {
  EI: ['axes.EI.E.body', 'axes.EI.I.body'],
  SN: ['axes.SN.S.body', 'axes.SN.N.body'],
  TF: ['axes.TF.T.body', 'axes.TF.F.body'],
  JP: ['axes.JP.J.body', 'axes.JP.P.body'],
  AT: ['axes.AT.A.body', 'axes.AT.T.body'],
} as const;

/** Names of the two ends of an axis, first pole first. */
export const poleNames = (t: TypeTexts, axis: PersonalityAxis): [string, string] => [
  t(names[axis][0]),
  t(names[axis][1]),
];

/** The meaning of a letter, which is one end of an axis. */
export const poleBody = (t: TypeTexts, axis: PersonalityAxis, letter: string): string =>
  t(bodies[axis][axis.startsWith(letter) ? 0 : 1]);
