import { noticeArguments } from '@/lib/domain/notification/notice-text';
import { topicOf } from '@/lib/domain/notification/notice-kinds';
import type { NotificationTopic } from '@/lib/domain/notification/topics';
import type { notifications } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import en from '@/messages/en/notification.json';
import km from '@/messages/km/notification.json';

type Notice = Pick<typeof notifications.$inferSelect, 'kind' | 'params' | 'href'>;

const words = { en, km };

/**
 * Outside Sala others may look at the screen: no amounts, no papers, no marks, and no text of another person. Guardians
 * read which child it is about, and the absence itself: it would be known too late.
 */
const discreetTopics: readonly NotificationTopic[] = ['loans', 'documents', 'studies', 'desk'];
const discreetKinds: readonly Notice['kind'][] = [
  'message',
  'campaign-message',
  'vacancy-message',
  'student-made',
  'review-held',
  'review-hidden',
];
const saidOfChildren: readonly Notice['kind'][] = [
  'child-attendance',
  'child-absence',
  'child-absence-taken-back',
];
/** Sala's own words about itself. */
const testTitle = 'sala-test';

/** The text of a notice where it is read outside Sala. */
export function noticeWords({ kind, params }: Notice, locale: 'km' | 'en'): string {
  const topic = topicOf(kind);
  if (params['words'] === testTitle) return words[locale].outside.test;
  if (discreetTopics.includes(topic)) return words[locale].outside.discreet;
  if (discreetKinds.includes(kind)) return words[locale].outside.discreet;
  const given: Record<string, string> = noticeArguments(params, locale);
  const isAboutChild = topic === 'children' && !saidOfChildren.includes(kind);
  const text = isAboutChild ? words[locale].outside.discreetChild : words[locale].kind[kind];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '');
}

/** What marks the notice of a test. */
export const testParams = {
  words: testTitle,
  titleEn: en.outside.test,
  titleKm: km.outside.test,
};

export const outsideWords = (locale: 'km' | 'en') => words[locale].outside;
export const topicWords = (topic: NotificationTopic, locale: 'km' | 'en') => words[locale].topic[topic];

/** The address of a notice's page, or of the whole site where it has none. */
export const noticeAddress = (deps: Pick<Deps, 'env'>, href: string, locale: 'km' | 'en'): string =>
  `${deps.env.PUBLIC_ORIGIN}${locale === 'en' ? '/en' : ''}${href}`;
