import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orientationLimits } from './limits/orientation';
import {
  findAnswerProblems,
  isCompleteQuestionnaire,
  type OrientationItem,
} from './orientation/orientation-answers';
import {
  describeHolland,
  hollandPerScale,
  hollandRange,
  type HollandScores,
  hollandTypes,
  scoreHolland,
} from './orientation/orientation-holland';
import {
  describePersonality,
  personalityAxes,
  personalityPerScale,
  personalityRange,
  type PersonalityScores,
  scorePersonality,
} from './orientation/orientation-personality';

const itemsOf = <Scale extends string>(
  scales: readonly Scale[],
  perScale: { items: number; reversed: number },
) =>
  scales.flatMap((scale) =>
    Array.from({ length: perScale.items }, (_, index): OrientationItem<Scale> => ({
      questionId: `${scale}${index}`,
      scale,
      reversed: index < perScale.reversed,
    })),
  );

const hollandItems = itemsOf(hollandTypes, hollandPerScale);
const personalityItems = itemsOf(personalityAxes, personalityPerScale);

const answersTo = (items: readonly OrientationItem[], { min, max }: { min: number; max: number }) =>
  fc
    .array(fc.integer({ min, max }), { minLength: items.length, maxLength: items.length })
    .map((values) => items.map(({ questionId }, index) => ({ questionId, value: values[index] ?? min })));

const shuffled = <T>(values: T[]) => fc.shuffledSubarray(values, { minLength: values.length });
const scoresOf = (...values: number[]) =>
  Object.fromEntries(hollandTypes.map((type, index) => [type, values[index] ?? 0])) as HollandScores;
const axesOf = (...values: number[]) =>
  Object.fromEntries(personalityAxes.map((axis, index) => [axis, values[index] ?? 30])) as PersonalityScores;
const anyScores = fc
  .array(fc.integer({ min: 0, max: 40 }), { minLength: 6, maxLength: 6 })
  .map((values) => scoresOf(...values));

describe('questionnaires', () => {
  it('have the specified sizes', () => {
    expect(hollandItems).toHaveLength(orientationLimits.hollandItems);
    expect(isCompleteQuestionnaire(hollandItems, hollandTypes, hollandPerScale)).toBe(true);
    expect(isCompleteQuestionnaire(hollandItems.slice(1), hollandTypes, hollandPerScale)).toBe(false);
    expect(isCompleteQuestionnaire(personalityItems, personalityAxes, personalityPerScale)).toBe(true);
    const unbalanced = personalityItems.map((item) => ({ ...item, reversed: false }));
    expect(isCompleteQuestionnaire(unbalanced, personalityAxes, personalityPerScale)).toBe(false);
  });
});

describe('answers', () => {
  it('that are missing, doubled, unknown or out of range are named', () => {
    fc.assert(
      fc.property(
        answersTo(hollandItems, hollandRange),
        fc.nat(59),
        fc.constantFrom(-1, 5, 1.5, Number.NaN),
        (answers, at, wrong) => {
          const { questionId } = answers[at] ?? { questionId: '' };
          const problems = (given: typeof answers) => findAnswerProblems(hollandItems, given, hollandRange);
          expect(problems(answers)).toEqual([]);
          expect(problems(answers.toSpliced(at, 1))).toEqual([{ questionId, code: 'missing' }]);
          expect(problems([...answers, { questionId, value: 1 }])).toEqual([{ questionId, code: 'doubled' }]);
          expect(problems([...answers, { questionId: 'x', value: 1 }])).toEqual([
            { questionId: 'x', code: 'unknown' },
          ]);
          expect(problems(answers.with(at, { questionId, value: wrong }))).toEqual([
            { questionId, code: 'out-of-range' },
          ]);
          expect(() => scoreHolland(hollandItems, answers.toSpliced(at, 1))).toThrow(RangeError);
        },
      ),
    );
  });

  it('count the same in any order', () => {
    fc.assert(
      fc.property(
        answersTo(hollandItems, hollandRange).chain((answers) =>
          fc.tuple(fc.constant(answers), shuffled(answers)),
        ),
        answersTo(personalityItems, personalityRange).chain((answers) =>
          fc.tuple(fc.constant(answers), shuffled(answers)),
        ),
        ([a, b], [c, d]) => {
          expect(scoreHolland(hollandItems, a)).toEqual(scoreHolland(hollandItems, b));
          expect(scorePersonality(personalityItems, c)).toEqual(scorePersonality(personalityItems, d));
        },
      ),
    );
  });
});

describe('career interests', () => {
  it('sum to 0 to 40 a type, with a code of the three highest', () => {
    fc.assert(
      fc.property(answersTo(hollandItems, hollandRange), (answers) => {
        const scores = scoreHolland(hollandItems, answers);
        const total = answers.reduce((sum, { value }) => sum + value, 0);
        expect(hollandTypes.reduce((sum, type) => sum + scores[type], 0)).toBe(total);
        const { code, percentages } = describeHolland(scores);
        const inCode = hollandTypes.filter((type) => code.includes(type));
        const others = hollandTypes.filter((type) => !code.includes(type));
        expect([code.length, inCode.length]).toEqual([3, 3]);
        const lowestInCode = Math.min(...inCode.map((type) => scores[type]));
        for (const type of others) expect(scores[type]).toBeLessThanOrEqual(lowestInCode);
        for (const type of hollandTypes) expect(percentages[type]).toBeCloseTo(scores[type] * 2.5, 10);
      }),
    );
  });

  it('break ties in the order R, I, A, S, E, C and show them', () => {
    expect(describeHolland(scoresOf(10, 20, 30, 30, 20, 20))).toMatchObject({
      code: 'ASI',
      ties: [
        ['A', 'S'],
        ['I', 'E', 'C'],
      ],
    });
    expect(describeHolland(scoresOf(40, 30, 20, 10, 10, 10))).toMatchObject({ code: 'RIA', ties: [] });
    fc.assert(
      fc.property(anyScores, (scores) => {
        const { code, ties } = describeHolland(scores);
        const byRule = hollandTypes.toSorted(
          (a, b) => scores[b] - scores[a] || hollandTypes.indexOf(a) - hollandTypes.indexOf(b),
        );
        expect(code).toBe(byRule.slice(0, 3).join(''));
        for (const type of code) {
          const equals = hollandTypes.filter((other) => scores[other] === scores[type as 'R']);
          expect(ties.some((group) => group.join() === equals.join())).toBe(equals.length > 1);
        }
      }),
    );
  });

  it('are flat when highest and lowest lie under 15 % of the range apart', () => {
    expect(describeHolland(scoresOf(20, 20, 20, 20, 20, 25))).toMatchObject({ flat: true, spread: 5 });
    expect(describeHolland(scoresOf(20, 20, 20, 20, 20, 26))).toMatchObject({ flat: false, spread: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), (value) => {
        const scores = scoreHolland(
          hollandItems,
          hollandItems.map(({ questionId }) => ({ questionId, value })),
        );
        expect(describeHolland(scores)).toMatchObject({
          code: 'RIA',
          flat: true,
          spread: 0,
          ties: [[...hollandTypes]],
        });
      }),
    );
  });
});

describe('personality', () => {
  it('gives each axis a percentage and its letter, all of them between the poles', () => {
    fc.assert(
      fc.property(answersTo(personalityItems, personalityRange), (answers) => {
        const { axes, code } = describePersonality(scorePersonality(personalityItems, answers));
        expect(code).toMatch(/^[EI][SN][TF][JP]-[AT]$/);
        for (const { axis, letter, percentage, poles, balanced } of axes) {
          expect(poles.map((pole) => pole.letter).join('')).toBe(axis);
          expect(poles.reduce((sum, pole) => sum + pole.percentage, 0)).toBe(100);
          expect(poles.find((pole) => pole.letter === letter)?.percentage).toBe(percentage);
          expect(percentage).toBeGreaterThanOrEqual(50);
          expect(percentage).toBeLessThanOrEqual(100);
          expect(balanced).toBe(percentage === 50);
        }
      }),
    );
  });

  it('mirrors reversed items: agreeing with everything is balanced, and the fixed rule names the letters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), (value) => {
        const answers = personalityItems.map(({ questionId }) => ({ questionId, value }));
        const profile = describePersonality(scorePersonality(personalityItems, answers));
        expect(profile).toMatchObject({ code: 'INFP-T', type: 'INFP', identity: 'T' });
        expect(profile.axes.every(({ balanced, percentage }) => balanced && percentage === 50)).toBe(true);
      }),
    );
  });

  it('turns around when every answer is mirrored', () => {
    fc.assert(
      fc.property(answersTo(personalityItems, personalityRange), (answers) => {
        const there = scorePersonality(personalityItems, answers);
        const back = scorePersonality(
          personalityItems,
          answers.map(({ questionId, value }) => ({ questionId, value: 6 - value })),
        );
        for (const axis of personalityAxes) expect(there[axis] + back[axis]).toBe(60);
      }),
    );
  });

  it('reaches both ends', () => {
    expect(describePersonality(axesOf(50, 50, 50, 50, 50))).toMatchObject({ code: 'ESTJ-A' });
    const { axes, code } = describePersonality(axesOf(31, 29, 10, 50, 30));
    expect(code).toBe('ENFJ-T');
    expect(axes.map(({ percentage }) => percentage)).toEqual([52.5, 52.5, 100, 100, 50]);
  });
});
