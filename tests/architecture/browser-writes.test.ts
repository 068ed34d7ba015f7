import { expect, test } from 'vitest';
import { filesIn, read } from './source-files';

const marks = /\b(?:newIdempotencyKey|keyOfBody|keyUntilAnswered|useMutation)\b/;

/** What makes its own key or mutation beside `useWrite`, and why. */
const byHand: Record<string, string> = {
  'components/campaigns/campaign-desk/campaign-links.tsx':
    'The answer is only for this page: a short link, and the place that it counts.',
  'components/questions/chat-outbox.ts': 'A queue on the device keeps the key of each message over a reload.',
  'components/orientation/orientation-sync.ts': 'What was answered on the device is sent outside of a part.',
  'components/profiles/my-profile/entry-row.tsx': 'Each kind of entry has calls of its own, in a table.',
  'components/profiles/my-profile/add-resume.ts': 'Each kind of entry has calls of its own, in a table.',
  'components/notices/unsubscribe-part.tsx': 'One question with two calls, of which the last answer shows.',
  'components/notices/use-notifications.ts': 'One reading is many calls, and fails in silence.',
  'components/notices/use-opened-page.ts': 'Reading a page is said in silence.',
  'components/events/career-event/use-place-calls.ts': 'After every refusal the event is read again.',
  'components/careers/job/job-form.tsx': 'The draft keeps the key over a reload.',
  'components/careers/job/report-job.tsx':
    'A static page without a query client loads the call when it is pressed.',
  'components/school-day/attendance/mark-queue.ts':
    'A queue on the device keeps the key of its marks over a reload.',
  'components/school-day/gradebook/use-gradebook.ts': 'A table saves its cells in the background.',
};

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
