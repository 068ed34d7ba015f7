import { noticeArguments } from '@/lib/domain/notices/notice-text';
import { topicOf } from '@/lib/domain/notices/notice-kinds';
import type { NotificationTopic } from '@/lib/domain/notices/topics';
import type { notifications } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import en from '@/messages/en/notices/notification.json';
import smsTexts from '@/messages/en/notices/sms.json';
import km from '@/messages/km/notices/notification.json';
import { link, type Said, type SmsBody, smsOf, title } from './compose';

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

const isDiscreet = ({ kind }: Pick<Notice, 'kind'>): boolean =>
  discreetTopics.includes(topicOf(kind)) || discreetKinds.includes(kind);
const isDiscreetChild = ({ kind }: Pick<Notice, 'kind'>): boolean =>
  topicOf(kind) === 'children' && !saidOfChildren.includes(kind);

/** Reasons and places that staff have written, in graphemes. */
const reasonMax = 300;
const smsReasonMax = 60;

/** The arguments of a notice where others read them: names in one line, and no address in them. */
const saidOutside = (params: Notice['params'], max = reasonMax): Record<string, Said> => {
  const [km, en]: Record<string, string>[] = [noticeArguments(params, 'km'), noticeArguments(params, 'en')];
  return Object.fromEntries(
    Object.keys(km ?? {}).map((name) => [name, title({ km: km?.[name] ?? '', en: en?.[name] ?? '' }, max)]),
  );
};

const hasSmsText = (kind: string): kind is keyof typeof smsTexts.notice =>
  Object.hasOwn(smsTexts.notice, kind);

/** The text of a notice where it is read outside Sala. */
export function noticeWords({ kind, params }: Notice, locale: 'km' | 'en'): string {
  if (params['words'] === testTitle) return words[locale].outside.test;
  if (isDiscreet({ kind })) return words[locale].outside.discreet;
  const given = saidOutside(params);
  const text = isDiscreetChild({ kind }) ? words[locale].outside.discreetChild : words[locale].kind[kind];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => given[name]?.[locale] ?? '');
}

/**
 * The text message of a notice, which ends with its page where there is something to do. Of what is private its text says nothing of the
 * notice. @throws RangeError where its text does
 */
export function noticeSms(
  deps: Pick<Deps, 'env'>,
  { kind, params, href }: Notice,
  locale: 'km' | 'en',
): SmsBody {
  const page = { link: link(deps, noticeAddress(deps, href || '/profile/settings', locale)) };
  const given = saidOutside(params, smsReasonMax);
  if (params['words'] === testTitle) return smsOf('test', locale);
  if (isDiscreet({ kind })) return smsOf(hasSmsText(kind) ? `notice.${kind}` : 'discreet', locale, page);
  if (isDiscreetChild({ kind })) return smsOf('discreetChild', locale, { ...given, ...page });
  if (!hasSmsText(kind)) throw new RangeError(`A notice ${kind} has no text message.`);
  return smsOf(`notice.${kind}`, locale, { ...given, ...page });
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
