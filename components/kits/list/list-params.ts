import { isIsoDay } from '@/lib/domain/dates/dates';
import { trimAll } from '@/lib/domain/trim';

/** One filter in the address of a list: how to read it from edited text, and its default. */
export interface Param<Value> {
  empty: Value;
  read: (values: readonly string[]) => Value;
  /** A view of the list (a tab), not a filter: clearing the filters keeps it. */
  tab: boolean;
}
export type Params = Record<string, Param<string> | Param<readonly string[]>>;

/** The values of a set of parameters. */
export type ValuesOf<P extends Params> = { [Name in keyof P]: P[Name]['empty'] };

const textMax = 120;
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const single = (read: (value: string) => string): Param<string> => ({
  empty: '',
  read: ([value = '']) => read(trimAll(value)),
  tab: false,
});

export const text = (max = textMax): Param<string> => single((value) => value.slice(0, max));

/** Text that matches a pattern; anything else is dropped. `clean` runs before the check. */
export const matching = (pattern: RegExp, clean: (value: string) => string = (value) => value) =>
  single((value) => (pattern.test(clean(value)) ? clean(value) : ''));

export const uuid = (): Param<string> => matching(uuidPattern);

/** A valid ISO day. */
export const day = (): Param<string> => single((value) => (isIsoDay(value) ? value : ''));

/**
 * One of a few; the first is the default and is left out of the address. Throws where '' is not the first: it would be
 * left out of the address and read as the default.
 */
export const choice = <const Value extends string>(values: readonly [Value, ...Value[]]): Param<Value> => {
  if (values.some((value, index) => value === '' && index > 0))
    throw new Error("'' is not the first choice.");
  return {
    empty: values[0],
    read: ([value]) => values.find((each) => each === value) ?? values[0],
    tab: false,
  };
};

/** Several of a few, in the order of the declaration. */
export const choices = <const Value extends string>(values: readonly Value[]): Param<readonly Value[]> => ({
  empty: [],
  read: (given) => values.filter((each) => given.includes(each)),
  tab: false,
});

/** Makes a parameter a view of the list. */
export const tab = <Value>(param: Param<Value>): Param<Value> => ({ ...param, tab: true });
