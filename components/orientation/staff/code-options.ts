import type { Option } from '@/components/form/options';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { personalityTypes } from '@/lib/domain/orientation/orientation-distribution';
import { type HollandType, hollandTypes } from '@/lib/domain/orientation/orientation-holland';

/** The filters of results: a strongest interest, a type, a type with its identity; includes the code in the address. */
export function codeOptions(
  test: OrientationTest | '',
  nameOf: (interest: HollandType) => string,
  current: string,
): Option[] {
  const interests = hollandTypes.map((type) => ({ value: type, label: `${type} · ${nameOf(type)}` }));
  const types = personalityTypes
    .flatMap((type) => [type, `${type}-A`, `${type}-T`])
    .map((type) => ({ value: type, label: type }));
  const options = [...(test === 'personality' ? [] : interests), ...(test === 'holland' ? [] : types)];
  const known = current === '' || options.some(({ value }) => value === current);
  return known ? options : [{ value: current, label: current }, ...options];
}
