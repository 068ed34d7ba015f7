import { acceptedStep, pendingStep, rejectedStep } from './applicant-steps';

type Both = { km: string; en: string };

/** What an applicant is written about; `moved` is every step of a school's own. */
export const statusMessageKinds = ['received', 'moved', 'accepted', 'rejected'] as const;
export type StatusMessageKind = (typeof statusMessageKinds)[number];

/** A mail and one line of a text message, in both languages. */
interface StatusMessage {
  subject: Both;
  body: Both;
  sms: Both;
}
export type StatusMessages = Record<StatusMessageKind, StatusMessage>;
/** As rows have them: older ones have one text message, in English. */
export type StoredMessages = Record<StatusMessageKind, Omit<StatusMessage, 'sms'> & { sms: Both | string }>;

/** Words in braces that are filled in. */
export const messagePlaceholders = ['name', 'school', 'status', 'reference', 'link'] as const;
type Placeholder = (typeof messagePlaceholders)[number];
export type MessageFacts = Record<Placeholder, string>;

const kinds: Readonly<Record<string, StatusMessageKind>> = {
  [pendingStep.key]: 'received',
  [acceptedStep.key]: 'accepted',
  [rejectedStep.key]: 'rejected',
};

/** Which message a step of an application has. */
export const messageKindOf = (stepKey: string): StatusMessageKind => kinds[stepKey] ?? 'moved';

const inBraces = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is Placeholder =>
  messagePlaceholders.some((placeholder) => placeholder === name);

/** Words in braces that nothing would fill in. */
export const unknownPlaceholders = (template: string): string[] =>
  [...template.matchAll(inBraces)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name));

/** In one pass: what a fact says in braces stays as it is. */
export const fillMessage = (template: string, facts: MessageFacts): string =>
  template.replace(inBraces, (whole, name: string) => (isPlaceholder(name) ? facts[name] : whole));

const ending = { km: '\n\nលេខយោង៖ {reference}\n{link}', en: '\n\nReference: {reference}\n{link}' };
const message = (subject: Both, text: Both, sms: Both): StatusMessage => ({
  subject,
  body: {
    km: `សួស្តី {name}\n\n${text.km}${ending.km}`,
    en: `Dear {name},\n\n${text.en}${ending.en}`,
  },
  sms,
});

/** What is written before an organization has words of its own. */
export const defaultStatusMessages: StatusMessages = {
  received: message(
    { km: '{school} បានទទួលពាក្យសុំរបស់អ្នក', en: '{school} has your application' },
    {
      km: 'ពាក្យសុំរបស់អ្នកបានផ្ញើទៅ {school} ហើយ។ យើងនឹងជូនដំណឹងអ្នក ពេលមានការផ្លាស់ប្តូរ។',
      en: 'Your application has been sent to {school}. We will write to you when something changes.',
    },
    {
      km: 'Sala៖ ពាក្យសុំ {reference} បានផ្ញើហើយ។ {link}',
      en: 'Sala: your application {reference} has been sent. {link}',
    },
  ),
  moved: message(
    { km: '{school}៖ ពាក្យសុំរបស់អ្នកមានស្ថានភាពថ្មី', en: '{school}: news of your application' },
    {
      km: 'ពាក្យសុំរបស់អ្នកទៅ {school} មានស្ថានភាពថ្មី៖ {status}។',
      en: '{school} has moved your application on: {status}.',
    },
    {
      km: 'Sala៖ ពាក្យសុំ {reference}៖ {status}។ {link}',
      en: 'Sala: application {reference}: {status}. {link}',
    },
  ),
  accepted: message(
    { km: 'អបអរសាទរ! {school} បានទទួលយកអ្នក', en: 'Congratulations: {school} has accepted you' },
    {
      km: '{school} បានទទួលយកពាក្យសុំរបស់អ្នកហើយ។ សូមមើលជំហានបន្ទាប់តាមតំណខាងក្រោម។',
      en: '{school} has accepted your application. The link below shows what comes next.',
    },
    {
      km: 'Sala៖ អបអរសាទរ! អ្នកត្រូវបានទទួលយក៖ {reference}។ {link}',
      en: 'Sala: you are accepted, application {reference}. {link}',
    },
  ),
  rejected: message(
    { km: '{school} បានសម្រេចលើពាក្យសុំរបស់អ្នក', en: '{school} has decided on your application' },
    {
      km: 'យើងសូមអភ័យទោស។ {school} មិនអាចទទួលយកពាក្យសុំរបស់អ្នកលើកនេះបានទេ។ អ្នកអាចដាក់ពាក្យទៅកម្មវិធីសិក្សាផ្សេងទៀត។',
      en: 'We are sorry: {school} cannot accept your application this time. You can apply for other programs.',
    },
    {
      km: 'Sala៖ មានការសម្រេចលើពាក្យសុំ {reference}។ {link}',
      en: 'Sala: a decision on application {reference} is there. {link}',
    },
  ),
};
