import { count, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { contactMessage } from '@/lib/contract/notices/mails';
import {
  answerMaxOf,
  type VisitorMessage,
  type visitorMessagesResource,
} from '@/lib/contract/notices/visitor-messages';
import { fold, graphemeLength } from '@/lib/domain/khmer/khmer';
import { parseUsername } from '@/lib/domain/people/username';
import type { Db } from '@/backend/db/client';
import { users, visitorMessages } from '@/backend/db/schema';
import { invalid, notFound } from '@/backend/errors';
import { listTable } from '@/backend/lists/list-page';
import { matches } from '@/backend/lists/folded-text';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { findAdvisors } from '@/backend/core/access/find-advisor';
import { limitSends } from './limit-sends';
import { fact, mailOf, mailOfWords, smsOf, words } from './compose';
import { type Named, personNamed } from './invitation-messages';

type Row = typeof visitorMessages.$inferSelect;
type Endpoints = (typeof visitorMessagesResource)['endpoints'];

/** The names of those who have changed the states of rows. */
const readHandlers = async (db: Db, rows: readonly Row[]): Promise<Map<string, Named>> => {
  const ids = [...new Set(rows.flatMap(({ handledBy }) => handledBy ?? []))];
  if (ids.length === 0) return new Map();
  const people = await db.select().from(users).where(inArray(users.id, ids));
  return new Map(people.map((person) => [person.id, personNamed(person)]));
};

const toMessage = (
  { userId, searchFold: _fold, handledBy, handledAt, createdAt, ...row }: Row,
  handlers: Map<string, Named>,
): VisitorMessage => ({
  ...row,
  hasAccount: userId !== null,
  handledBy: (handledBy && handlers.get(handledBy)) || null,
  handledAt: handledAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** The copy for Sala's mailbox. */
const copyOf = ({ number, name, phone, email, subject, message }: Row) => ({
  ...mailOfWords(
    words(`[Sala] ${subject}`),
    words(`${message}\n\n-- \n${name} <${email ?? phone}>\n${number}`),
    'km',
  ),
  ...(email && { replyTo: email }),
});

/** Stores a message, sends its copy and tells the advisors. @returns the number that its writer is told */
export async function receiveMessage(
  act: AnyAct,
  { name, email, phone, subject, message, locale }: z.output<typeof contactMessage>,
): Promise<number> {
  const userId = act.caller?.id ?? null;
  const [row] = await act.tx
    .insert(visitorMessages)
    .values({
      name,
      phone: phone || null,
      email: email || null,
      subject,
      message,
      locale,
      userId,
      searchFold: [name, subject, message].map(fold).join('\n'),
      createdAt: act.now,
    })
    .returning();
  if (!row) throw new Error('The message was not stored.');
  await act.mail({ to: act.deps.env.MAIL_RECIPIENT, ...copyOf(row), ...(userId && { userId }) });
  await act.tell(await findAdvisors(act.tx), {
    kind: 'visitor-message',
    params: { nameKm: name, nameEn: name, titleKm: subject, titleEn: subject },
    page: '/advisor/inbox',
  });
  return row.number;
}

/** Words, the number of a message, or a whole phone number or mail address. */
const found = (keyword: string): SQL | undefined => {
  const { phone, email, number, searchFold } = visitorMessages;
  const contact = parseUsername(keyword);
  const byContact = contact && eq(contact.kind === 'phone' ? phone : email, contact.value);
  const byNumber = /^\d{1,9}$/.test(fold(keyword)) ? eq(number, Number(fold(keyword))) : undefined;
  return or(matches(searchFold, keyword), byContact ?? undefined, byNumber);
};

const countByState = async (db: Db, search: SQL | undefined) => {
  const rows = await db
    .select({ state: visitorMessages.state, value: count() })
    .from(visitorMessages)
    .where(search)
    .groupBy(visitorMessages.state);
  const of = (state: Row['state']) => rows.find((row) => row.state === state)?.value ?? 0;
  const counts = { new: of('new'), answered: of('answered'), closed: of('closed') };
  return { ...counts, '': counts.new + counts.answered + counts.closed };
};

export async function listMessages(db: Db, query: z.output<Endpoints['list']['query']>) {
  const search = query.keyword ? found(query.keyword) : undefined;
  const { rows, countTotal } = await listTable(db, visitorMessages, {
    filters: [query.state === 'all' ? undefined : eq(visitorMessages.state, query.state)],
    search,
    sorts: [desc(visitorMessages.createdAt), desc(visitorMessages.id)],
    start: query.start,
    limit: query.limit,
  });
  const handlers = await readHandlers(db, rows);
  return {
    data: rows.map((row) => toMessage(row, handlers)),
    countTotal,
    countByState: await countByState(db, search),
  };
}

const sendAnswer = async (act: Act, row: Row): Promise<void> => {
  const { locale, name } = row;
  const values = { number: fact(String(row.number)), words: words(row.answer ?? '') };
  if (row.email) {
    const mail = mailOf('answer', locale, { ...values, self: words(name) });
    await act.mail({ to: row.email, ...mail, replyTo: act.deps.env.MAIL_RECIPIENT });
  } else if (row.phone) {
    await limitSends(act.deps, row.phone, { author: `staff:${act.caller.id}` }, act.tx, 'asked');
    await act.sms({ to: row.phone, body: smsOf('answer', locale, values) });
  }
};

/**
 * Changes the state of a message; a new answer goes out once.
 * @throws 404, 412 when somebody else has changed it, 422 for an answer that is too long for an SMS, 429
 */
export async function answerMessage(
  act: Act,
  id: string,
  { state, answer }: z.output<Endpoints['answer']['body']>,
): Promise<VisitorMessage> {
  const [row] = await act.tx.select().from(visitorMessages).where(eq(visitorMessages.id, id));
  if (!row) throw notFound();
  act.requireVersion(row);
  if (graphemeLength(answer) > answerMaxOf(row)) throw invalid([{ path: 'answer', code: 'too-long' }]);
  const isNew = state === 'answered' && answer !== row.answer;
  const stored = await act.bump(visitorMessages, row, {
    state,
    handledBy: act.caller.id,
    handledAt: act.now,
    ...(isNew && { answer }),
  });
  if (isNew) await sendAnswer(act, stored);
  act.note(`visitor-message-${state}`, id);
  return toMessage(stored, await readHandlers(act.tx, [stored]));
}
