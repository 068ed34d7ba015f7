import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { afterQuietHours, goesOut, hasOneSms, isUrgent, paceOf } from '@/lib/domain/notices/channels';
import { smsParts } from '@/lib/domain/notices/sms-parts';
import { replyLine } from '@/lib/domain/questions/cut-reply';
import { maskContacts } from '@/lib/domain/questions/mask-contacts';
import { isAnsweredByMail, topicOf } from '@/lib/domain/notices/notice-kinds';
import type { NotificationTopic } from '@/lib/domain/notices/topics';
import { noticeDeliveries, notifications, outbox, userAnswers } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { type AnyAct, runAct } from '@/backend/core/access/act';
import { choicesOf } from './notice-choices';
import { noticeAddress, noticeSms, noticeWords, outsideWords, topicWords } from './notice-words';
import { addressesOf, sentBySms } from './plan-deliveries';
import { stillHolds } from './still-holds';
import { maySendNoticeSms } from './sms-of-day';
import { replyAddress } from './reply-key';
import { noticeButtons } from './telegram-words';
import { unsubscribeLinks } from './unsubscribe-key';

const batchMax = 100;

type Delivery = typeof noticeDeliveries.$inferSelect;
type Notice = typeof notifications.$inferSelect;
type Person = Awaited<ReturnType<typeof addressesOf>>[number];
type Reason = NonNullable<Delivery['reason']>;

/** What was answered, as everybody sees it, where the notice tells of an answer that is still shown. */
async function answeredIn(act: AnyAct, { kind, subject }: Notice): Promise<string | null> {
  if (kind !== 'question-answer' || !subject) return null;
  const [row] = await act.tx
    .select({ answer: userAnswers.answer })
    .from(userAnswers)
    .where(and(eq(userAnswers.id, subject.replace('answer:', '')), isNull(userAnswers.heldAt)));
  return row ? maskContacts(row.answer) : null;
}

/** Where a mail about a question is answered to, and what is said of it. */
function replyPart(act: AnyAct, notice: Notice, locale: 'km' | 'en') {
  const address = isAnsweredByMail(notice.kind)
    ? replyAddress(act.deps.env, act.deps.secrets, notice.id)
    : null;
  return address === null
    ? null
    : { address, above: `${replyLine}\n\n`, below: `\n\n${outsideWords(locale).reply}` };
}

const messageFor = async (
  act: AnyAct,
  delivery: Delivery,
  notice: Notice,
  person: Person,
): Promise<typeof outbox.$inferInsert> => {
  const { deps, now } = act;
  const { channel, userId } = delivery;
  const { locale } = person;
  const text = noticeWords(notice, locale);
  const topic = topicOf(notice.kind);
  const address = noticeAddress(deps, notice.href || '/profile/settings', locale);
  const row = {
    channel,
    recipient: person[channel] ?? '',
    userId,
    nextAttemptAt: now,
    createdAt: now,
    noticeKind: notice.kind,
    noticeSubject: notice.subject,
    isUrgent: isUrgent(paceOf(notice, now)),
  };
  if (channel === 'telegram')
    return { ...row, body: text, buttons: noticeButtons(deps.env, address, topic, locale) };
  if (channel === 'sms') {
    const body = noticeSms(deps, notice, locale);
    return { ...row, body, parts: smsParts(body) };
  }
  const links = unsubscribeLinks(deps, userId, topic, locale);
  const { noMore } = outsideWords(locale);
  const answered = await answeredIn(act, notice);
  const reply = replyPart(act, notice, locale);
  const said = answered === null ? '' : `\n\n${answered}\n`;
  const body = `${reply?.above ?? ''}${text}${said}\n${address}${reply?.below ?? ''}\n\nSala\n\n${noMore.replace('{topic}', topicWords(topic, locale))}\n${links.page}`;
  return {
    ...row,
    subject: `Sala: ${topicWords(topic, locale)}`,
    body,
    unsubscribe: links.oneClick,
    replyTo: reply?.address ?? null,
  };
};

/** Why a delivery is not sent, if so. */
async function obstacleOf(
  act: AnyAct,
  delivery: Delivery,
  notice: Notice | undefined,
  person: Person | undefined,
): Promise<Reason | null> {
  const { channel, userId, isTest } = delivery;
  if (!notice) return 'gone';
  if (!isTest) {
    if (!(await stillHolds({ db: act.tx, now: act.now }, { ...notice, userId }))) return 'over';
    if (notice.readAt && !notice.archivedAt) return 'read';
    const topic: NotificationTopic = topicOf(notice.kind);
    // Renewed while it waited, it says something that does not go there.
    if (!goesOut(notice.kind, channel)) return 'over';
    const wants = await choicesOf(act.tx, [userId], topic);
    if (!wants(userId, channel)) return 'off';
  }
  if (!person?.[channel]) return 'no-address';
  // The one that was on its way while this one was planned.
  if (channel === 'sms' && hasOneSms(notice.kind) && (await sentBySms(act.tx, [notice.id])).size > 0)
    return 'once';
  return channel === 'sms' && !(await maySendNoticeSms(act, userId, paceOf(notice, act.now)))
    ? 'limit'
    : null;
}

/** One delivery: its message in the outbox, or the reason why there is none. */
async function sendOne(act: AnyAct, delivery: Delivery): Promise<void> {
  const settle = (change: Partial<Delivery>) =>
    act.tx.update(noticeDeliveries).set(change).where(eq(noticeDeliveries.id, delivery.id));
  const [notice] = await act.tx
    .select()
    .from(notifications)
    .where(eq(notifications.id, delivery.notificationId));
  const later = notice && isUrgent(paceOf(notice, act.now)) ? act.now : afterQuietHours(act.now);
  if (later > act.now && !delivery.isTest && !act.deps.env.NOTICES_AT_ONCE)
    return void (await settle({ dueAt: later }));
  const [person] = await addressesOf(act.deps, act.tx, [delivery.userId]);
  const reason = await obstacleOf(act, delivery, notice, person);
  if (reason || !notice || !person)
    return void (await settle({ state: 'dropped', reason: reason ?? 'gone' }));
  const [message] = await act.tx
    .insert(outbox)
    .values(await messageFor(act, delivery, notice, person))
    .returning({ id: outbox.id });
  await settle({ state: 'sent', outboxId: message?.id ?? null });
}

/** Puts deliveries into the outbox, or says why not. Each is taken by one process. */
export async function sendDeliveries(act: AnyAct, ids: readonly string[]): Promise<void> {
  const due = await act.tx
    .select()
    .from(noticeDeliveries)
    .where(and(inArray(noticeDeliveries.id, [...ids]), eq(noticeDeliveries.state, 'waiting')))
    .for('update', { skipLocked: true });
  for (const delivery of due) await sendOne(act, delivery);
}

/** Sends what is due of notices that nobody has read meanwhile. @returns how many were due */
export async function sendDueNotices(deps: Deps): Promise<number> {
  const due = await deps.db
    .select({ id: noticeDeliveries.id })
    .from(noticeDeliveries)
    .where(and(eq(noticeDeliveries.state, 'waiting'), lte(noticeDeliveries.dueAt, deps.clock.now())))
    .orderBy(asc(noticeDeliveries.dueAt))
    .limit(batchMax);
  for (const { id } of due) await runAct(deps, { caller: null }, (act) => sendDeliveries(act, [id]));
  return due.length;
}
