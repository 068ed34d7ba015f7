import { useTranslations } from 'next-intl';
import type { IllustrationName } from '@/lib/illustrations/illustration-files';
import {
  describeHolland,
  type HollandScores,
  type HollandType,
  strongestInterests,
} from '@/lib/domain/orientation/orientation-holland';
import {
  describePersonality,
  type PersonalityScores,
} from '@/lib/domain/orientation/orientation-personality';
import { shownCodeOf } from '@/lib/domain/orientation/result-code';
import { familyOf, type PersonalityFamily } from '@/lib/domain/orientation/personality-families';

export type AnyScores = HollandScores | PersonalityScores;

/** The background of a figure; the classes are in `app/globals.css`. */
type Mood = 'mood-amber' | 'mood-clay' | 'mood-teal' | 'mood-navy';

const familyMoods: Record<PersonalityFamily, Mood> = {
  order: 'mood-amber',
  hands: 'mood-clay',
  hearts: 'mood-teal',
  minds: 'mood-navy',
};
const interestMoods: Record<HollandType, Mood> = {
  R: 'mood-clay',
  I: 'mood-navy',
  A: 'mood-clay',
  S: 'mood-teal',
  E: 'mood-amber',
  C: 'mood-navy',
};

export const interestFigure = (type: HollandType): IllustrationName => `interest-${type}`;

export interface ResultFace {
  /** Null where the interests are too close together to have one. */
  code: string | null;
  /** What the picture of the result is asked by. */
  pictureCode: string;
  /** Of the type, or of the strongest interests. */
  names: readonly string[];
  /** The same in one line. */
  name: string;
  /** The group of the type. */
  group: string | null;
  summary: string;
  figure: IllustrationName;
  mood: Mood;
}

/** The name and figure of a result, by its scores; null without any. */
export function useResultFace(scores: AnyScores): ResultFace;
export function useResultFace(scores: AnyScores | null): ResultFace | null;
export function useResultFace(scores: AnyScores | null): ResultFace | null {
  const types = useTranslations('orientationTypes');
  if (!scores) return null;
  if ('EI' in scores) {
    const { code, type } = describePersonality(scores);
    const family = familyOf(type);
    const name = types(`types.${type}.name`);
    return {
      code,
      pictureCode: code,
      names: [name],
      name,
      group: types(`families.${family}`),
      summary: types(`types.${type}.summary`),
      figure: `mind-${type}`,
      mood: familyMoods[family],
    };
  }
  const profile = describeHolland(scores);
  const { code } = profile;
  if (profile.flat) {
    const name = types('even.name');
    return {
      code: null,
      pictureCode: shownCodeOf(profile),
      names: [name],
      name,
      group: null,
      summary: types('even.summary'),
      figure: 'cover-friends',
      mood: 'mood-teal',
    };
  }
  const interests = strongestInterests(code);
  const [strongest = 'R'] = interests;
  const names = interests.map((type) => types(`interests.${type}.name`));
  return {
    code,
    pictureCode: code,
    names,
    name: names.join(' · '),
    group: null,
    summary: types(`interests.${strongest}.body`),
    figure: interestFigure(strongest),
    mood: interestMoods[strongest],
  };
}
