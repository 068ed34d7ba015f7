import { randomUUID } from 'node:crypto';
import { telegramKeys, visitorMessages } from '@/backend/db/schema';
import { readSmsBudget } from '@/backend/features/notices/services/sms-budget';
import { unsubscribeKey } from '@/backend/features/notices/services/unsubscribe-key';
import { makeSchool } from '../support/make';
import { joinAsStaff } from './world';
import { applicantOf, notificationOf, outboxMessageOf } from './records';
import {
  everybody,
  hiding,
  noRecord,
  only,
  publicRecord,
  type Rights,
  selfOnly,
  shared,
  staffOnly,
  type Target,
} from './table';

const visitorMessageOf = async ({ backend, secret }: Target): Promise<string> => {
  const [row] = await backend.deps.db
    .insert(visitorMessages)
    .values({
      name: 'Dara',
      phone: '+85512345678',
      subject: 'Fees',
      message: secret,
      locale: 'km',
      searchFold: '',
      createdAt: backend.clock.now(),
    })
    .returning({ id: visitorMessages.id });
  return row?.id ?? '';
};

const list = async (target: Target) => {
  await notificationOf(target);
  return { params: { userId: target.owner.id } };
};
const one = async (target: Target) => ({
  params: { userId: target.owner.id, id: await notificationOf(target) },
});

const unsubscribes = ({ backend, owner }: Target) => ({
  params: { key: unsubscribeKey(backend.deps.secrets, owner.id, 'applications') },
});

export const notificationRights: Rights = {
  'notification/notifications.list': { ...selfOnly, send: list },
  'notification/notifications.markAllRead': { ...selfOnly, send: list },
  'notification/notifications.get': { ...selfOnly, send: one },
  'notification/notifications.markRead': { ...selfOnly, send: one },
  'notification/notifications.change': {
    ...selfOnly,
    send: async (target) => ({ ...(await one(target)), body: { read: false } }),
  },
  'notification/notifications.opened': {
    ...selfOnly,
    send: async (target) => ({ ...(await list(target)), body: { href: '/' } }),
  },
  'notification/channels.get': { ...selfOnly, send: list },
  'notification/channels.choose': {
    ...selfOnly,
    send: async (target) => ({
      ...(await list(target)),
      body: { choices: [{ topic: 'questions', channel: 'mail', on: true }] },
    }),
  },
  'notification/channels.test': { ...selfOnly, send: list },
  'notification/channels.deliveries': { ...selfOnly, send: list },
  'notification/channels.linkTelegram': { ...selfOnly, send: list },
  'notification/channels.confirmTelegram': {
    ...selfOnly,
    send: async (target) => {
      const { backend, owner } = target;
      const now = backend.clock.now();
      const expiresAt = new Date(now.getTime() + 60_000);
      const asked = { hash: randomUUID(), chatId: randomUUID(), chatName: 'Dara', agreedAt: now, expiresAt };
      await backend.deps.db.insert(telegramKeys).values({ ...asked, userId: owner.id });
      return { ...(await list(target)), body: { confirm: true as const } };
    },
  },
  'notification/channels.unlinkTelegram': { ...selfOnly, send: list },
  'notification/topic-mails.unsubscribe': { ...publicRecord, send: unsubscribes },
  'notification/topic-mails.subscribeAgain': { ...publicRecord, send: unsubscribes },
  'notification/mail-replies.reply': {
    ...noRecord(everybody, 'Without the mail server’s signature the call does nothing.'),
    send: () => ({
      body: { messageId: '<a@b>', from: 'a@example.com', to: 'b@example.com', text: 'Hello', signature: 'x' },
    }),
  },
  'notification/telegram.update': {
    ...noRecord(everybody, 'Without Telegram’s secret the call does nothing.'),
    send: () => ({ body: { update_id: 1 } }),
  },
  'notification/outbox.list': {
    ...noRecord(only('operator'), 'What Sala sends is no organization’s.'),
    send: async (target) => {
      await outboxMessageOf(target);
      return {};
    },
  },
  'notification/outbox.retry': {
    ...shared(only('operator'), hiding(only(), 'operator')),
    send: async (target) => ({ params: { id: await outboxMessageOf(target) } }),
  },
  'notification/sms-budget.get': {
    ...noRecord(only('operator'), 'What Sala sends is no organization’s.'),
    send: () => ({}),
  },
  'notification/sms-budget.change': {
    ...noRecord(only('operator'), 'What Sala sends is no organization’s.'),
    send: async ({ backend }) => ({
      version: (await readSmsBudget(backend.deps)).version,
      body: { days: 'today', max: 5_000 },
    }),
  },
  'notification/mails.send': {
    ...staffOnly,
    names: 'body.applicantIds',
    send: async (target) => ({
      body: {
        organizationId: target.school.id,
        applicantIds: [(await applicantOf(target)).id],
        template: { templateId: 'decision-ready' },
      },
    }),
  },
  'notification/message-settings.get': {
    ...staffOnly,
    send: ({ school }) => ({ params: { orgId: school.id } }),
  },
  'notification/message-settings.update': {
    ...staffOnly,
    send: async (target) => {
      const { id } = await makeSchool(target.backend);
      if (target.ownership !== 'other') await joinAsStaff(target, id);
      return { params: { orgId: id }, body: { mail: true } };
    },
  },
  'notification/visitor-messages.list': {
    ...noRecord(only('advisor'), 'What people write to Sala is no organization’s.'),
    send: async (target) => {
      await visitorMessageOf(target);
      return {};
    },
    shows: { advisor: 'Advisors answer what people write to Sala.' },
  },
  'notification/visitor-messages.answer': {
    ...shared(only('advisor'), hiding(only(), 'advisor')),
    send: async (target) => ({
      params: { id: await visitorMessageOf(target) },
      version: 1,
      body: { state: 'answered', answer: 'We call you.' },
    }),
    shows: { advisor: 'Advisors answer what people write to Sala.' },
  },
  'notification/mails.contact': {
    ...noRecord(everybody),
    send: () => ({
      body: { name: 'Dara', email: 'dara@demo.example', subject: 'Hello', message: 'How are you?' },
    }),
  },
};
