import { expect, test } from 'vitest';
import { completeProfile } from '@/lib/contract/profiles/profile-shapes';
import { exampleOf } from '@/lib/mocked/example-of';
import { withoutContacts } from './mask-profile';

/** What is no text of its person: keys, days, kinds and addresses of records, settings, single letters, and who confirmed it. */
const isFact = (name: string) =>
  /(?:Id|Url|Key|At|On|Date|Month|Year|Type|Kind|State|Level|Status)$|^date|^(?:id|kind|type|from|to|dob|email|phone|phoneNumber|photo|url|link|cv|confirmedBy|consent|missingLetters)$/.test(
    name,
  );

test('no text of a profile or of its entries leaves a number, in either language', () => {
  const number = 'Call 012 999 888';
  const texts: string[] = [];
  const withNumbers = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') {
      texts.push(path);
      return number;
    }
    if (Array.isArray(value)) return value.map((each) => withNumbers(each, path));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        isFact(key) ? each : withNumbers(each, `${path}.${key}`),
      ]),
    );
  };
  const profile = withNumbers(exampleOf(completeProfile), '');
  expect(new Set(texts).size).toBeGreaterThan(20);
  const left: string[] = [];
  const look = (value: unknown, path = ''): void => {
    if (value === number) left.push(path);
    else if (value !== null && typeof value === 'object')
      for (const [key, each] of Object.entries(value)) look(each, `${path}.${key}`);
  };
  look(withoutContacts(profile as Parameters<typeof withoutContacts>[0]));
  expect(left).toEqual([]);
});
