import { expect, it, test } from 'vitest';
import { serviceOrder } from '@/lint/backend-zones';
import { filesIn, read } from './source-files';

const codeIn = () => [
  ...filesIn('backend/core', /(?<!\.test)\.ts$/),
  ...filesIn('backend/features', /(?<!\.test)\.ts$/).filter((path) => path.includes('/services/')),
];
/** `backend/core/access/act.ts` is in `access`, `backend/features/loans/services/find-loan.ts` in `loans`. */
const roomOf = (path: string) => path.split('/')[2] ?? '';
const placeOf = (room: string) => serviceOrder.findIndex((name) => name === room);

const roomImport = /(?:from |import\()'@\/backend\/(?:core\/([\w-]+)|features\/([\w-]+)\/services)\//g;

const roomsIn = (source: string) =>
  new Set([...source.matchAll(roomImport)].map(([, core, feature]) => core ?? feature ?? ''));

/** The rooms above its own that a file imports, as `file -> room`. */
const upwards = (path: string, source: string): string[] =>
  [...roomsIn(source)]
    .filter((room) => placeOf(room) > placeOf(roomOf(path)))
    .map((room) => `${roomOf(path)}/${path.split('/').at(-1)} -> ${room}`);

/** What knows a room above its own, and why. */
const exceptions: Record<string, string> = {
  'access/act.ts -> notices': 'A notice is a part of the act that causes it.',
  'accounts/forget-account.ts -> loans': 'An account is forgotten in every room.',
  'accounts/join-accounts.ts -> profiles': 'Two accounts become one in every room.',
  'school-day/session-changes.ts -> events': 'No lesson is held on a holiday.',
};

test('an import upwards is found', () => {
  const source = "import { readWards } from '@/backend/features/school-day/services/wards';";
  expect(upwards('backend/core/access/school-life.ts', source)).toEqual([
    'access/school-life.ts -> school-day',
  ]);
  expect(upwards('backend/features/events/services/agenda.ts', source)).toEqual([]);
  expect(upwards('backend/features/school-day/services/other.ts', source)).toEqual([]);
  const lazy = "const { findLoan } = await import('@/backend/features/loans/services/find-loan');";
  expect(upwards('backend/features/accounts/services/leave.ts', lazy)).toEqual([
    'accounts/leave.ts -> loans',
  ]);
});

it('the order has a place for every room of services', () => {
  expect([...new Set(codeIn().map(roomOf))].toSorted()).toEqual([...serviceOrder].toSorted());
});

it('services import downwards, and every exception is still one', () => {
  const found = codeIn().flatMap((path) => upwards(path, read(path)));
  expect(found.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

it('no more than four pairs of rooms import each other', () => {
  const arrows = new Set(
    codeIn().flatMap((path) => [...roomsIn(read(path))].map((room) => `${roomOf(path)} ${room}`)),
  );
  const pairs = [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' ');
    return from < to && arrows.has(`${to} ${from}`);
  });
  expect(pairs.length, pairs.join(', ')).toBeLessThanOrEqual(4);
});

it('names the room in imports of another one, where the order can see it', () => {
  const away = codeIn().filter((path) => /(?:from |import\()'\.\.\//.test(read(path)));
  expect(away).toEqual([]);
});
