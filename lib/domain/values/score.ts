import { profileLimits } from '@/lib/domain/profiles/recruitment-options';
import { readNumber } from './number';
import { plainText } from './plain-text';

const lengthMax = 60;
/** A number and what it is counted from: `85/100`, `16 sur 20`, `8,2 out of 10`, `៨៥ លើ ១០០`, `85%`. */
const onScale = /^([\d.,]+) ?(?:%|(?:\/|out of|of|sur|over|trên|លើ) ?([\d.,]+))$/iu;
const label = /^(?:c?gpa|score|grade|average|mean|moyenne|điểm|មធ្យមភាគ|ពិន្ទុ)[:៖]? ?/iu;
const ofPercent = 100;
/** Of all papers of an exam together. */
const mostMax = 1000;

/** A result as somebody has said it; `of` is null where no scale is named, `value` too where it is in words. */
interface ReadScore {
  said: string;
  value: number | null;
  of: number | null;
}

/**
 * A school result on any scale, as transcripts of the region and of other countries say it: `3.6`, `3.6/4.0`, `85/100`, `16/20`,
 * `8,2/10`, `85%`, `B+`, `magna cum laude`. Null for nothing, for more than its scale has, and for what says no result.
 */
export function readScore(written: string): ReadScore | null {
  const said = plainText(written);
  const bare = said.replace(label, '');
  if (bare === '' || said.length > lengthMax || !/^[\p{L}\p{M}\p{N} .,:%/+()'-]+$/u.test(said)) return null;
  const [whole, part = '', scale] = onScale.exec(bare) ?? [];
  if (whole !== undefined) {
    const [value, of] = [readNumber(part), scale === undefined ? ofPercent : readNumber(scale)];
    return value === null || of === null || of === 0 || value > of ? null : { said, value, of };
  }
  const value = readNumber(bare);
  if (value !== null) return value < 0 || value > mostMax ? null : { said, value, of: null };
  return /^\p{L}/u.test(bare) ? { said, value: null, of: null } : null;
}

/** The grade point average that a result says, on the scale of four; null for one on another scale. */
export const gpaOf = (written: string): number | null => {
  const score = readScore(written);
  if (score?.value == null || (score.of ?? profileLimits.gpaMax) !== profileLimits.gpaMax) return null;
  return score.value <= profileLimits.gpaMax ? score.value : null;
};
