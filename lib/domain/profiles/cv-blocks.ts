import { isToldBefore } from '@/lib/domain/values/date';
import { formatPhone, formatTypedPhone } from '@/lib/domain/values/phone';
import { type CvLayout, type CvPart, isBeside, listedParts } from './cv-options';

/** The fields of a profile that a CV reads; a name that ends in `Native` is the Khmer text. */
type Fields = Readonly<Record<string, unknown>>;
type ListedPart = (typeof listedParts)[number];

export interface CvContent {
  profile: Fields;
  entries: Readonly<Record<Exclude<CvPart, 'about' | ListedPart>, readonly Fields[]>>;
  attributes: readonly Fields[];
}

export interface CvWords {
  parts: Record<CvPart, string>;
  /** The title of skills, languages and hobbies that stand together. */
  group: string;
  present: string;
  expected: string;
  confirmed: string;
  gpa: string;
  score: string;
  until: string;
  level: Record<string, string>;
  type: Record<string, string>;
}

interface CvLink {
  text: string;
  href: string | null;
}

/** An entry is never broken between two pages. */
export interface CvEntry {
  title: string;
  /** From when to when, or the month. */
  when: string;
  lines: string[];
  text: string;
  /** Who confirms it. */
  seal: string | null;
}

export interface CvSection {
  part: CvPart;
  title: string;
  text: string;
  /** Lists that stand together, each behind its name. */
  rows: { title: string; text: string }[];
  entries: CvEntry[];
}

/** What a text belongs to: the head or a part. */
type CvPlace = 'head' | CvPart;

/** What a CV says, from top to bottom, in one language: the page and the PDF draw the same. */
export interface CvBlocks {
  locale: 'km' | 'en';
  layout: CvLayout;
  name: string;
  otherName: string;
  specialization: string;
  contacts: CvLink[];
  sections: CvSection[];
  /** Where words of the other language stand because there are none in this one. */
  borrowed: CvPlace[];
}

const said = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a school has given, as it was said. */
export const resultOf = (fields: Fields): string =>
  said(fields['score']) || (typeof fields['gpa'] === 'number' ? String(fields['gpa']) : '');

/** A text in the language of the reader, else in the other one. */
export const saidIn = (fields: Fields, name: string, locale: 'km' | 'en'): string => {
  const [own, native] = [said(fields[name]), said(fields[`${name}Native`])];
  return locale === 'km' ? native || own : own || native;
};

const joined = (separator: string, ...parts: readonly string[]) =>
  parts.filter((part) => part !== '').join(separator);

interface Setting {
  locale: 'km' | 'en';
  layout: CvLayout;
  parts: readonly CvPart[];
  words: CvWords;
  /** An end that is later is expected. */
  today: string;
  formatMonth: (month: string) => string;
}

/** Reads texts, and notes where those of the other language stand. */
const readerOf = (locale: 'km' | 'en') => {
  const borrowed = new Set<CvPlace>();
  const read = (place: CvPlace, fields: Fields, name: string): string => {
    const text = saidIn(fields, name, locale);
    if (text !== '' && said(fields[locale === 'km' ? `${name}Native` : name]) === '') borrowed.add(place);
    return text;
  };
  return { borrowed, read };
};
type Read = ReturnType<typeof readerOf>['read'];

/** A date no more exact than it was told: a year stays a year. */
const whenTold = (told: string, { formatMonth }: Pick<Setting, 'formatMonth'>): string =>
  told.length === 4 ? told : formatMonth(told.length === 7 ? `${told}-01` : told);

/** From when to when: what has no end still runs, and a later end is expected. */
const spanOf = ({ startDate, endDate }: Fields, setting: Setting): string => {
  const { words, today } = setting;
  const [start, end] = [said(startDate), said(endDate)];
  if (start === '' && end === '') return '';
  const month = end === '' ? words.present : whenTold(end, setting);
  const until = isToldBefore(today, end) ? words.expected.replace('{date}', month) : month;
  return joined(' – ', start && whenTold(start, setting), until);
};

const entryOf = (part: CvPart, fields: Fields, setting: Setting, read: Read): CvEntry => {
  const { locale, words } = setting;
  const text = (name: string) => read(part, fields, name);
  const month = (name: string) => (said(fields[name]) ? whenTold(said(fields[name]), setting) : '');
  const span = spanOf(fields, setting);
  const confirmedBy = fields['confirmedBy'] as { name: string; nameNative: string } | null | undefined;
  const seal = confirmedBy
    ? words.confirmed.replace('{school}', locale === 'km' ? confirmedBy.nameNative : confirmedBy.name)
    : null;
  const entry = (title: string, when: string, lines: readonly string[], more = ''): CvEntry => ({
    title,
    when,
    lines: lines.filter((line) => line !== ''),
    text: more,
    seal,
  });
  const result = resultOf(fields);
  // A result in words, or one that names its scale, says by itself what it is.
  const gpa = /^[\d.]+$/u.test(result)
    ? words.gpa.replace('{gpa}', result)
    : result && words.score.replace('{score}', result);
  switch (part) {
    case 'education':
      return entry(text('degreeName'), span, [joined(' · ', text('fieldOfStudy'), text('schoolName')), gpa]);
    case 'experience': {
      const type = words.type[said(fields['experienceType'])] ?? '';
      const place = joined(' · ', text('companyName'), type, text('location'));
      return entry(text('jobTitle'), span, [place], text('jobDescription'));
    }
    case 'achievement':
      return entry(text('title'), month('dateReceived'), [text('issuingOrganization')], text('description'));
    case 'certificate': {
      const until = month('expiryDate') && words.until.replace('{date}', month('expiryDate'));
      const lines = [joined(' · ', text('issuingOrganization'), until), said(fields['credentialId'])];
      return entry(text('name'), month('dateEarned'), lines);
    }
    default:
      return entry(text('name'), '', [
        joined(' · ', text('position'), text('companyName')),
        formatTypedPhone(said(fields['phone'])),
        said(fields['email']),
      ]);
  }
};

const isListed = (part: CvPart): part is ListedPart => (listedParts as readonly CvPart[]).includes(part);
const isShown = (fields: Fields) => fields['isShow'] !== false;

const sectionOf = (part: CvPart, content: CvContent, setting: Setting, read: Read): CvSection => {
  const { words, layout } = setting;
  const section = { part, title: words.parts[part], text: '', rows: [], entries: [] };
  if (part === 'about') return { ...section, text: read(part, content.profile, 'aboutMe') };
  if (isListed(part)) {
    const own = content.attributes.filter((fields) => fields['kind'] === part && isShown(fields));
    const level = (fields: Fields) => words.level[String(fields['level'])];
    const shown = own.map((fields) => {
      const name = read(part, fields, 'name');
      return level(fields) ? `${name} (${level(fields)})` : name;
    });
    return { ...section, text: shown.join(layout === 'side' ? '\n' : ', ') };
  }
  return {
    ...section,
    entries: content.entries[part].filter(isShown).map((each) => entryOf(part, each, setting, read)),
  };
};

/** Lists that follow each other stand together under one title. */
const grouped = (sections: readonly CvSection[], title: string): CvSection[] =>
  sections.reduce<CvSection[]>((done, section) => {
    const before = done.at(-1);
    if (!before || !isListed(section.part) || !isListed(before.part)) return [...done, section];
    const rows = before.rows.length > 0 ? before.rows : [{ title: before.title, text: before.text }];
    const together = {
      ...before,
      title,
      text: '',
      rows: [...rows, { title: section.title, text: section.text }],
    };
    return [...done.slice(0, -1), together];
  }, []);

/** The CV in one language: empty parts are left out, and where a text is missing the other language stands. */
export function cvBlocks(content: CvContent, setting: Setting): CvBlocks {
  const { profile } = content;
  const { locale, layout, words } = setting;
  const { borrowed, read } = readerOf(locale);
  const head = (name: string) => read('head', profile, name);
  const [phone, email] = [said(profile['phoneNumber']), said(profile['email'])];
  const name = joined(' ', head('lastName'), head('firstName'));
  const other = locale === 'km' ? 'en' : 'km';
  const otherName = joined(' ', saidIn(profile, 'lastName', other), saidIn(profile, 'firstName', other));
  const contacts = [
    { text: formatPhone(phone), href: `tel:${phone}` },
    { text: email, href: `mailto:${email}` },
    { text: head('location'), href: null },
  ];
  const sections = setting.parts
    .map((part) => sectionOf(part, content, setting, read))
    .filter(({ text, entries }) => text !== '' || entries.length > 0);
  return {
    locale,
    layout,
    name,
    otherName: otherName === name ? '' : otherName,
    specialization: head('specialization'),
    contacts: contacts.filter(({ text }) => text !== ''),
    sections: layout === 'side' ? sections : grouped(sections, words.group),
    borrowed: [...borrowed],
  };
}

/** What stands between two contacts of one line. */
export const contactGap = ' · ';

/** The sections in the order in which they are read: with two columns, those of the wide one come first. */
export const columnsOf = ({
  layout,
  sections,
}: Pick<CvBlocks, 'layout' | 'sections'>): [main: CvSection[], beside: CvSection[]] => {
  if (layout === 'column') return [sections, []];
  return [sections.filter(({ part }) => !isBeside(part)), sections.filter(({ part }) => isBeside(part))];
};

/** All that a CV says, line by line in the order in which it is read. */
export const linesOfCv = ({ name, otherName, specialization, contacts, ...cv }: CvBlocks): string[] =>
  [
    name,
    otherName,
    specialization,
    contacts.map(({ text }) => text).join(contactGap),
    ...columnsOf(cv)
      .flat()
      .flatMap(({ title, text, rows, entries }) => [
        title,
        text,
        ...rows.map((row) => `${row.title}: ${row.text}`),
        ...entries.flatMap((entry) => [
          entry.title,
          entry.when,
          ...entry.lines,
          entry.text,
          entry.seal ?? '',
        ]),
      ]),
  ].filter((line) => line !== '');
