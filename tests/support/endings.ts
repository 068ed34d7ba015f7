import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { followUps } from '@/backend/db/schema';
import { stillHolds } from '@/backend/features/notices/services/still-holds';
import { ownEvents } from '@/backend/features/events/services/agenda-own';
import { readAgendaPerson } from '@/backend/features/events/services/agenda-people';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { offersResource } from '@/lib/contract/admissions/offers';
import { papersResource } from '@/lib/contract/admissions/papers';
import { withdrawalsResource } from '@/lib/contract/admissions/withdrawals';
import { followUpsResource } from '@/lib/contract/admissions/follow-ups';
import { guardianConsentsResource } from '@/lib/contract/loans/guardian-consents';
import { loansResource } from '@/lib/contract/loans/loans';
import { attendeesResource } from '@/lib/contract/events/attendees';
import { eventDeskResource } from '@/lib/contract/events/event-desk';
import { tasksOf } from '@/lib/domain/admissions/application-tasks';
import { addDaysToDay } from '@/lib/domain/dates/cambodian-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { NoticeKindName } from '@/lib/domain/notices/notice-kinds';
import { apply, moveTo, unseenReason } from './applications';
import { call, type TestBackend } from './backend';
import { both, eventScene } from './event-scene';
import { lendTo } from './lent-loan';
import { makeBank, makeLoan } from './loans';
import { makePerson, makeSchool, type Person, signedIn } from './make';
import { messagesTo } from './messages';
import { placesOf } from './places';

/** A state that ends, with what hangs on it and who may be told. */
export interface Ending {
  work: () => Promise<unknown>;
  people: Record<string, string>;
  /** Whether what hangs on it is there still. */
  alive: Record<string, () => Promise<boolean>>;
}

const daySeconds = 86_400;

const holds = (b: TestBackend, kind: NoticeKindName, subject: string, userId: string) => () =>
  stillHolds({ db: b.deps.db, now: b.clock.now() }, { kind, subject, userId });

const noteFor = async (b: TestBackend, applicantId: string, staff: Person): Promise<string> => {
  const dueOn = dayInCambodia(b.clock.now());
  const input = { params: { id: applicantId }, body: { note: 'Call', dueOn }, idempotencyKey: randomUUID() };
  return (await call(b, followUpsResource.endpoints.create, input, staff.token)).body.followUpId;
};

/** What hangs on every application: what its person and the staff still have to do. */
const ofApplication = async (b: TestBackend, id: string, student: Person, staff: Person) => {
  const followUp = await noteFor(b, id, staff);
  const isOpen = and(eq(followUps.id, followUp), isNull(followUps.doneAt));
  const read = async () => {
    const token = await signedIn(b, student.id);
    return (await call(b, applicantsResource.endpoints.get, { query: { applicantId: id } }, token)).body;
  };
  return {
    read,
    tasks: async () => tasksOf(await read(), dayInCambodia(b.clock.now())).length > 0,
    papers: async () => {
      const token = await signedIn(b, student.id);
      const input = { params: { id }, body: { kind: 'unknown', fileKey: 'private/none.jpg' } };
      // An open application refuses the paper itself, one that has ended every paper.
      return (await call(b, papersResource.endpoints.send, input, token)).status !== 409;
    },
    'follow-up': async () => (await b.deps.db.$count(followUps, isOpen)) > 0,
    'reminder of staff': holds(b, 'follow-up-due', `follow-up:${followUp}:2026-11-01`, staff.id),
  };
};

const applied = async (b: TestBackend) => {
  const school = await makeSchool(b);
  const staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const student = await makePerson(b);
  const { applicantId: id } = await apply(b, school.id, { as: student });
  const { read, ...alive } = await ofApplication(b, id, student, staff);
  return { student, staff, id, read, alive, people: { student: student.id, staff: staff.id } };
};

/** Somebody has a place with a ticket, somebody a held one, and somebody waits. */
const event = async (b: TestBackend) => {
  const scene = await eventScene(b);
  const { eventId } = (await scene.add({ capacity: 2, hasWaitingList: true })).body.event;
  const join = async () => (await scene.join(eventId)).person;
  const [placed, leaver, held, waiting] = [await join(), await join(), await join(), await join()];
  const params = scene.place(eventId);
  const { cancel, ticket } = attendeesResource.endpoints;
  const giveBack = async ({ id }: Person) =>
    call(b, cancel, { params: { ...params, userId: id } }, await signedIn(b, id));
  const subject = `event:${eventId}`;
  const days = { from: '2026-12-01', to: '2026-12-31' };
  const alive = {
    reminder: holds(b, 'event-soon', subject, placed.id),
    ticket: async () =>
      (await call(b, ticket, { params: { ...params, userId: placed.id } }, await signedIn(b, placed.id)))
        .status === 200,
    'entry in the calendar': async () =>
      (await ownEvents(b.deps, await readAgendaPerson(b.deps, placed.id), days)).some(
        ({ isCancelled }) => !isCancelled,
      ),
  };
  const ofOthers = {
    'held place': holds(b, 'event-place-held', subject, held.id),
    'waiting list': holds(b, 'event-waiting', subject, waiting.id),
  };
  const people = { placed: placed.id, held: held.id, waiting: waiting.id };
  return { ...scene, eventId, placed, leaver, giveBack, alive, ofOthers, people };
};

/** An application that one officer has agreed to, and whose guardian is asked. */
const loan = async (b: TestBackend, state: 'submitted' | 'in-review') => {
  const [student, first, second] = [
    await makePerson(b),
    await makePerson(b, { roles: ['bank'] }),
    await makePerson(b, { roles: ['bank'] }),
  ];
  const bankId = await makeBank(b, { staff: [first.id, second.id] });
  const word = state === 'in-review' ? { awaits: 'approved' as const, firstOfficerId: first.id } : {};
  const id = await makeLoan(b, { userId: student.id, bankId, status: state, ...word });
  const guardianPhone = `+8551299${String(Math.trunc(Math.random() * 10_000)).padStart(4, '0')}`;
  const { ask, read } = guardianConsentsResource.endpoints;
  const asked = { params: { bankId, userId: student.id }, body: { guardianPhone, amount: 300 } };
  await call(b, ask, asked, student.token);
  const key = /\/guardian#(\S+)/.exec((await messagesTo(b, guardianPhone))[0]?.body ?? '')?.[1] ?? '';
  const params = { bankId, userId: student.id, id };
  return {
    params,
    student,
    second,
    people: { student: student.id, first: first.id, second: second.id },
    alive: {
      'question to the guardian': async () => (await call(b, read, { body: { key } })).body.state === 'open',
      'word of the first officer': holds(b, 'loan-second', `loan-second:${id}`, second.id),
      talk: holds(b, 'loan-answer', `loan-answer:${id}`, second.id),
    },
  };
};

const changeLoan = async (b: TestBackend, made: Awaited<ReturnType<typeof loan>>, by: Person, body: object) =>
  call(b, loansResource.endpoints.change, { params: made.params, body, version: 1 }, by.token);

/** Of applications to schools, events and loans. */
export const endingsOf = (current: () => TestBackend): Record<string, () => Promise<Ending>> => ({
  'an application to a school is withdrawn': async () => {
    const b = current();
    const { id, student, alive, people } = await applied(b);
    const input = { params: { id }, body: { reason: 'Another school' }, version: 1 };
    return {
      work: () => call(b, withdrawalsResource.endpoints.withdraw, input, student.token),
      people,
      alive,
    };
  },
  'an application to a school is refused': async () => {
    const b = current();
    const { id, staff, alive, people } = await applied(b);
    return { work: () => moveTo(b, staff, id, 'rejected'), people, alive };
  },
  'a place on condition is taken away, and there is a back-up': async () => {
    const b = current();
    const student = await makePerson(b);
    const places = placesOf(b, student);
    const [own, other] = [await places.applyTo('C'), await places.applyTo('C')];
    await places.answer(own, 'accepted');
    await places.answer(other, 'backup');
    const { read, ...alive } = await ofApplication(b, own.id, student, own.staff);
    const answerAt = async (at: typeof own) => (await places.read(at)).offer?.answer;
    const { version } = await places.read(own);
    return {
      work: () => moveTo(b, own.staff, own.id, 'rejected', version),
      people: { student: student.id, staff: own.staff.id, 'other staff': other.staff.id },
      alive: {
        ...alive,
        'held place': async () => (await read()).offer?.answer === 'accepted',
        'reminder of the last day': holds(b, 'proof-due', `offer:${own.id}`, student.id),
        'back-up': async () => (await answerAt(other)) === 'backup',
      },
    };
  },
  'the last day to answer an offer passes': async () => {
    const b = current();
    const { id, student, staff, read, people } = await applied(b);
    const { setStatus } = applicantsResource.endpoints;
    const answerBy = addDaysToDay(dayInCambodia(b.clock.now()), 1);
    const body = { applicantStatus: 'accepted', unseenReason, offer: { answerBy } };
    await call(b, setStatus, { params: { id }, body, version: 1 }, staff.token);
    const tasks = async () => tasksOf(await read(), dayInCambodia(b.clock.now())).map(({ kind }) => kind);
    const { answer } = offersResource.endpoints;
    return {
      work: async () => {
        b.clock.advance(2 * daySeconds);
        const input = { params: { id }, body: { answer: 'accepted' as const }, version: 2 };
        const late = await call(b, answer, input, await signedIn(b, student.id));
        if (late.error.code !== 'too-late') throw new Error(`The answer was taken: ${late.status}`);
      },
      people,
      alive: {
        answer: async () => (await tasks()).includes('answer'),
        'reminder of the last day': holds(b, 'offer-due', `offer:${id}`, student.id),
        'asking the school': async () =>
          (await tasks()).includes('answer') || (await tasks()).includes('ask'),
      },
    };
  },
  'an event is called off': async () => {
    const b = current();
    const { eventId, leaver, giveBack, at, token, alive, ofOthers, people } = await event(b);
    await giveBack(leaver);
    const input = { params: at(eventId), version: 1, body: { reason: both('The hall is flooded') } };
    return {
      work: () => call(b, eventDeskResource.endpoints.cancel, input, token),
      people,
      alive: { ...alive, ...ofOthers },
    };
  },
  'a place at an event is given back': async () => {
    const b = current();
    const { placed, giveBack, alive, people } = await event(b);
    return { work: () => giveBack(placed), people, alive };
  },
  'a loan is cancelled by its student': async () => {
    const b = current();
    const made = await loan(b, 'in-review');
    return { ...made, work: () => changeLoan(b, made, made.student, { status: 'cancelled' }) };
  },
  'a loan is refused by the bank': async () => {
    const b = current();
    const made = await loan(b, 'in-review');
    return {
      ...made,
      work: () => changeLoan(b, made, made.second, { status: 'rejected', note: 'Too much' }),
    };
  },
  'a loan is taken back before the bank begins': async () => {
    const b = current();
    const made = await loan(b, 'submitted');
    const { talk, 'question to the guardian': question } = made.alive;
    return {
      ...made,
      alive: { 'question to the guardian': question, talk },
      work: () => call(b, loansResource.endpoints.remove, { params: made.params }, made.student.token),
    };
  },
  'a loan is paid back': async () => {
    const b = current();
    const { student, id, read, enter } = await lendTo(b, 20);
    const { ledger, nextDueOn } = await read();
    return {
      work: () => enter({ amount: ledger?.payoff ?? 0 }),
      people: { student: student.id },
      alive: {
        'reminder of instalments': holds(b, 'loan-due-soon', `loan-due:${id}:${nextDueOn}`, student.id),
      },
    };
  },
});
