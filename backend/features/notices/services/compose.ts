import { fillMessage, type MessageFacts } from '@/lib/domain/admissions/status-messages';
import { truncateGraphemes } from '@/lib/domain/khmer/khmer';
import { nameForStrangers, titleForStrangers } from '@/lib/domain/notices/names-for-strangers';
import { inGsmLetters } from '@/lib/domain/notices/sms-parts';
import type { Reader } from '@/backend/deps';
import enMail from '@/messages/en/notices/mail.json';
import enSms from '@/messages/en/notices/sms.json';
import kmMail from '@/messages/km/notices/mail.json';
import kmSms from '@/messages/km/notices/sms.json';

// The only place where the words of a text message or a mail are put together: what leaves in Sala's name is Sala's own words, and what
// people call themselves stands in it cleaned.

type Locale = 'km' | 'en';

/** A name or a text in both languages. */
export interface Both {
  km: string;
  en: string;
}

declare const cleaned: unique symbol;
/** What stands in a message beside its own words. */
export type Said = Both & { readonly [cleaned]: true };

declare const composed: unique symbol;
export type SmsBody = string & { readonly [composed]: 'sms' };
export interface MailWords {
  readonly subject: string;
  readonly body: string;
  readonly [composed]: 'mail';
}

const inBoth = (typed: Both | string): Both =>
  typeof typed === 'string' ? { km: typed, en: typed } : { km: typed.km, en: typed.en };
const said = (typed: Both): Said => typed as Said;

/** What a person calls themselves, for somebody else: `a person` where that is no name. */
export const person = (typed: Both | string): Said => {
  const { km, en } = inBoth(typed);
  return said({ km: nameForStrangers(km) ?? kmSms.person, en: nameForStrangers(en) ?? enSms.person });
};

/** The name of a school, a bank, a job, an event. @param max in graphemes */
export const title = (typed: Both | string, max?: number): Said => {
  const { km, en } = inBoth(typed);
  return said({ km: titleForStrangers(km, max), en: titleForStrangers(en, max) });
};

/** What Sala itself knows: a code, a day, a sum, a number. @throws RangeError for what has lines or an address in it */
export const fact = (typed: Both | string): Said => {
  const { km, en } = inBoth(typed);
  if (/[\r\n]|:\/\//.test(km + en)) throw new RangeError('This is no fact of a message.');
  return said({ km, en });
};

/** A page of this site. @throws RangeError for any other address */
export const link = ({ env }: Pick<Reader, 'env'>, address: Both | string): Said => {
  const { km, en } = inBoth(address);
  const isOwn = [km, en].every(
    (each) => each === env.PUBLIC_ORIGIN || each.startsWith(`${env.PUBLIC_ORIGIN}/`),
  );
  if (!isOwn) throw new RangeError('A message leads to no other site.');
  return said({ km, en });
};

/** What an advisor, a school or a bank writes to this reader in their own words, or the reader’s own words and name. */
export const words = (text: Both | string): Said => said(inBoth(text));

const place = /\{(\w+)\}/g;
const fill = (text: string, locale: Locale, values: Readonly<Record<string, Said>>): string =>
  text.replace(place, (_, name: string) => {
    const value = values[name];
    if (!value) throw new RangeError(`The message does not say {${name}}.`);
    return value[locale];
  });

type Plain<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];
export type SmsKey =
  | Exclude<Plain<typeof enSms>, 'person'>
  | `offer.${keyof typeof enSms.offer}`
  | `notice.${keyof typeof enSms.notice}`;

const smsTexts = { km: kmSms, en: enSms };
/** Names are cut so that the sentence around them keeps its parts. */
const smsNameMax = 24;

const smsText = (key: SmsKey, locale: Locale): string => {
  const [first = '', second] = key.split('.');
  const found = (smsTexts[locale] as unknown as Record<string, string | Record<string, string>>)[first];
  const text = typeof found === 'string' ? found : found?.[second ?? ''];
  if (text === undefined) throw new RangeError(`No text message ${key}.`);
  return text;
};

const shortNames = (values: Readonly<Record<string, Said>>): Readonly<Record<string, Said>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      ['name', 'school', 'bank', 'title', 'center', 'by'].includes(name)
        ? [
            name,
            said({
              km: truncateGraphemes(value.km, smsNameMax),
              en: truncateGraphemes(value.en, smsNameMax),
            }),
          ]
        : [name, value],
    ),
  );

const finished = (text: string, locale: Locale): SmsBody =>
  (locale === 'en' ? inGsmLetters(text) : text.replaceAll('\u2060', '')).trim() as SmsBody;

/**
 * A text message in the language of its reader.
 * @throws RangeError where a value of its text is missing
 */
export const smsOf = (key: SmsKey, locale: Locale, values: Readonly<Record<string, Said>> = {}): SmsBody =>
  finished(fill(smsText(key, locale), locale, shortNames(values)), locale);

/** A code; by the last line the phone fills it in. */
export const codeSms = ({ env }: Pick<Reader, 'env'>, locale: Locale, code: string): SmsBody =>
  `${smsOf('code', locale, { code: fact(code) })}\n\n@${new URL(env.PUBLIC_ORIGIN).hostname} #${code}` as SmsBody;

type Facts = Readonly<Record<keyof MessageFacts, Said>>;
const factsIn = (facts: Facts, locale: Locale) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value[locale]])) as MessageFacts;

/** The text message of a school's settings. */
export const smsOfSettings = (template: Both, locale: Locale, facts: Facts): SmsBody =>
  finished(fillMessage(template[locale], factsIn(facts, locale)), locale);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const mail = (subject: string, body: string): MailWords =>
  ({ subject: oneLine(subject), body }) as unknown as MailWords;

const mailTexts = { km: kmMail, en: enMail };
export type MailKey = keyof typeof enMail;

/** A mail in the language of its reader, as plain text. @throws RangeError where a value of its text is missing */
export const mailOf = (
  key: MailKey,
  locale: Locale,
  values: Readonly<Record<string, Said>> = {},
): MailWords => {
  const { subject, body } = mailTexts[locale][key];
  return mail(fill(subject, locale, values), fill(body, locale, values));
};

/** The same in both languages, for whoever has not chosen one. */
export const mailInBoth = (key: MailKey, values: Readonly<Record<string, Said>>): MailWords => {
  const [km, en] = (['km', 'en'] as const).map((locale) => mailOf(key, locale, values));
  return mail(`${km?.subject} / ${en?.subject}`, `${km?.body}\n\n${en?.body}`);
};

/** The mail of a school's settings. */
export const mailOfSettings = (
  template: { subject: Both; body: Both },
  locale: Locale,
  facts: Facts,
): MailWords => {
  const given = factsIn(facts, locale);
  return mail(fillMessage(template.subject[locale], given), fillMessage(template.body[locale], given));
};

/** What staff write to one reader, or what goes to Sala's own mailbox, with nothing of Sala's around it. */
export const mailOfWords = (subject: Said, body: Said, locale: Locale): MailWords =>
  mail(subject[locale], body[locale]);

/** The same mail with a paragraph more. */
export const withFoot = ({ subject, body }: MailWords, foot: string): MailWords =>
  mail(subject, `${body}\n\n${foot}`);
