import { expect, it, test } from 'vitest';
import { serviceOrder } from '@/lint/backend-zones';
import { filesIn, read } from './source-files';

const codeIn = () => filesIn('backend/services', /(?<!\.test)\.ts$/);
const roomOf = (path: string) => path.split('/')[2] ?? '';
const placeOf = (room: string) => serviceOrder.findIndex((name) => name === room);

const roomImport = /(?:from |import\()'@\/backend\/services\/([\w-]+)\//g;

/** The rooms above its own that a file imports, as `file -> room`. */
const upwards = (path: string, source: string): string[] => {
  const rooms = new Set([...source.matchAll(roomImport)].map(([, room = '']) => room));
  return [...rooms]
    .filter((room) => placeOf(room) > placeOf(roomOf(path)))
    .map((room) => `${path.slice('backend/services/'.length)} -> ${room}`);
};

/** What knows a room above its own, and why. */
const exceptions: Record<string, string> = {
  'access/act.ts -> notification': 'A notice is a part of the act that causes it.',
  'files/remove-uploads.ts -> academic': 'A picture that is removed leaves the page of its school at once.',
  'notification/telegram-links.ts -> auth': 'The key of a link is made and stored as a refresh token is.',
  'notification/visitor-messages.ts -> auth': 'An answer by SMS is counted with the codes.',
  'auth/sessions.ts -> user': 'A log-in takes back the wish to leave.',
  'auth/signup.ts -> user': 'Who signs up at a visit of a school is noted there.',
  'user/forget-account.ts -> forum': 'An account is forgotten in every room.',
  'user/forget-account.ts -> marketing': 'An account is forgotten in every room.',
  'user/forget-account.ts -> qa': 'An account is forgotten in every room.',
  'user/join-accounts.ts -> qa': 'Two accounts become one in every room.',
  'user/join-accounts.ts -> recruitment': 'Two accounts become one in every room.',
  'academic/place-picture.ts -> qa': 'The picture of a place has the paper and the pens of a shared result.',
  'academic/school-changes.ts -> applicant': 'The papers that a school asks for are a part of its form.',
  'academic/student-changes.ts -> lms': 'Who changes the class changes the courses of the class.',
  'academic/accepted-applications.ts -> applicant':
    'Who waits to be a student still lacks what an applicant lacks.',
  'academic/intake-undo.ts -> applicant': 'Who is no student again is an applicant, whose history says so.',
  'academic/student-intake.ts -> applicant': 'Who becomes a student was an applicant, whose history says so.',
  'academic/student-states.ts -> lms': 'Both tell the name of whoever wrote.',
  'schedule/agenda-people.ts -> lms': 'Guardians see the lessons of their children.',
  'schedule/fair-views.ts -> recruitment': 'A booth shows the vacancies that are open.',
  'forum/chat-notifications.ts -> qa': 'The chat belongs to a question.',
  'forum/forum-messages.ts -> qa': 'The chat belongs to a question.',
  'recruitment/judge-unjudged.ts -> review': 'The employer hears of a vacancy that new rules stop.',
};

test('an import upwards is found', () => {
  const source = "import { readWards } from '@/backend/services/lms/wards';";
  expect(upwards('backend/services/access/school-life.ts', source)).toEqual(['access/school-life.ts -> lms']);
  expect(upwards('backend/services/applicant/moves.ts', source)).toEqual([]);
  expect(upwards('backend/services/lms/other.ts', source)).toEqual([]);
  const lazy = "const { findLoan } = await import('@/backend/services/marketing/find-loan');";
  expect(upwards('backend/services/user/leave.ts', lazy)).toEqual(['user/leave.ts -> marketing']);
});

it('the order has a place for every room of services', () => {
  expect([...new Set(codeIn().map(roomOf))].toSorted()).toEqual([...serviceOrder].toSorted());
});

it('services import downwards, and every exception is still one', () => {
  const found = codeIn().flatMap((path) => upwards(path, read(path)));
  expect(found.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

it('names the room in imports of another one, where the order can see it', () => {
  const away = codeIn().filter((path) => /(?:from |import\()'\.\.\//.test(read(path)));
  expect(away).toEqual([]);
});
