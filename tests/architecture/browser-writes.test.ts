import { expect, test } from 'vitest';
import { filesIn, read } from './source-files';

const marks = /\b(?:newIdempotencyKey|keyOfBody|keyUntilAnswered|useMutation)\b/;

/** What makes its own key or mutation beside `useWrite`, and why. */
const byHand: Record<string, string> = {};

const writesByHand = (source: string): boolean => marks.test(source);

const parts = [
  ...filesIn('components', /(?<!\.test)\.tsx?$/),
  ...filesIn('app', /(?<!\.test)\.tsx?$/),
].filter((path) => !path.startsWith('components/kits/'));

test('a key or a mutation beside the kit is found', () => {
  expect(writesByHand('const { mutate } = useMutation(loansApi.change.mutationOptions())')).toBe(true);
  expect(writesByHand('const [key] = useState(newIdempotencyKey);')).toBe(true);
  expect(writesByHand('const { run } = useWrite(loansApi.change);')).toBe(false);
});

test('parts of pages write by the kit', () => {
  expect(parts.filter((path) => writesByHand(read(path)) && !Object.hasOwn(byHand, path))).toEqual([]);
});

test('every exception still needs to be one', () => {
  expect(Object.keys(byHand).filter((path) => !parts.includes(path) || !writesByHand(read(path)))).toEqual(
    [],
  );
});
