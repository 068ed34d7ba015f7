import { expect, test } from 'vitest';
import { linkedRecordOf } from './linked-record';

const told = (body: string) => linkedRecordOf({ type: 'blog', topics: [], body });

test.each([
  ['See [it](/career-center/internship-job-opportunities/cook-lotus).', { kind: 'job', slug: 'cook-lotus' }],
  ['[Come](/career-center/events/open-day?tab=all#own-place)', { kind: 'event', slug: 'open-day' }],
])('%s is about its record', (body, record) => {
  expect(told(body)).toEqual(record);
});

test.each([
  'No link at all.',
  'All [jobs](/career-center/internship-job-opportunities).',
  'A [school](/school/lotus) first, a [job](/career-center/internship-job-opportunities/cook) later.',
  'Elsewhere: [job](https://example.org/career-center/internship-job-opportunities/cook).',
])('%s is about none', (body) => {
  expect(told(body)).toBeNull();
});
