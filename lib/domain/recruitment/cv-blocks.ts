import type { CvPart } from './cv-options';

/** The fields of a profile that a CV reads; a name that ends in `Native` is the Khmer text. */
type Fields = Readonly<Record<string, unknown>>;
export interface CvContent {
  profile: Fields;
  entries: Readonly<Record<Exclude<CvPart, 'about' | 'skill' | 'language' | 'hobby'>, readonly Fields[]>>;
  attributes: readonly Fields[];
}

export interface CvWords {
  parts: Record<CvPart, string>;
  present: string;
  confirmed: string;
  gpa: string;
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
  /** Where, and when. */
  lines: string[];
  text: string;
  /** Who confirms it. */
  seal: string | null;
}

export interface CvSection {
  part: CvPart;
  title: string;
  text: string;
  entries: CvEntry[];
}

/** What a CV says, from top to bottom, in one language: the page and the PDF draw the same. */
export interface CvBlocks {
  locale: 'km' | 'en';
  name: string;
  otherName: string;
  specialization: string;
  contacts: CvLink[];
  sections: CvSection[];
}

const said = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text in the language of the reader, else in the other one. */
export const saidIn = (fields: Fields, name: string, locale: 'km' | 'en'): string => {
  const [own, native] = [said(fields[name]), said(fields[`${name}Native`])];
  return locale === 'km' ? native || own : own || native;
};

const joined = (separator: string, ...parts: readonly string[]) =>
  parts.filter((part) => part !== '').join(separator);

const nameIn = (profile: Fields, locale: 'km' | 'en') =>
  joined(' ', saidIn(profile, 'lastName', locale), saidIn(profile, 'firstName', locale));

interface Setting {
  locale: 'km' | 'en';
  parts: readonly CvPart[];
  words: CvWords;
  formatMonth: (day: string) => string;
}

const entryOf = (part: CvPart, fields: Fields, setting: Setting): CvEntry => {
  const { locale, words, formatMonth } = setting;
  const text = (name: string) => saidIn(fields, name, locale);
  const month = (name: string) => (said(fields[name]) ? formatMonth(said(fields[name])) : '');
  const span = () =>
    month('startDate') === '' && month('endDate') === ''
      ? ''
      : joined(' – ', month('startDate'), month('endDate') || words.present);
  const confirmedBy = fields['confirmedBy'] as { name: string; nameNative: string } | null | undefined;
  const seal = confirmedBy
    ? words.confirmed.replace('{school}', locale === 'km' ? confirmedBy.nameNative : confirmedBy.name)
    : null;
  const entry = (title: string, lines: readonly string[], more = ''): CvEntry => ({
    title,
    lines: lines.filter((line) => line !== ''),
    text: more,
    seal,
  });
  const gpa = typeof fields['gpa'] === 'number' ? words.gpa.replace('{gpa}', String(fields['gpa'])) : '';
  switch (part) {
    case 'education':
      return entry(text('degreeName'), [
        joined(' · ', text('fieldOfStudy'), text('schoolName')),
        joined(' · ', span(), gpa),
      ]);
    case 'experience': {
      const type = words.type[said(fields['experienceType'])] ?? '';
      return entry(
        text('jobTitle'),
        [joined(' · ', text('companyName'), type, text('location')), span()],
        text('jobDescription'),
      );
    }
    case 'achievement':
      return entry(
        text('title'),
        [joined(' · ', text('issuingOrganization'), month('dateReceived'))],
        text('description'),
      );
    case 'certificate': {
      const until = month('expiryDate') && words.until.replace('{date}', month('expiryDate'));
      return entry(text('name'), [
        joined(' · ', text('issuingOrganization'), month('dateEarned'), until),
        said(fields['credentialId']),
      ]);
    }
    default:
      return entry(text('name'), [
        joined(' · ', text('position'), text('companyName')),
        joined(' · ', said(fields['phone']), said(fields['email'])),
      ]);
  }
};

const sectionOf = (part: CvPart, content: CvContent, setting: Setting): CvSection => {
  const { locale, words } = setting;
  const section = { part, title: words.parts[part], text: '', entries: [] };
  const isShown = (fields: Fields) => fields['isShow'] !== false;
  if (part === 'about') return { ...section, text: saidIn(content.profile, 'aboutMe', locale) };
  if (part === 'skill' || part === 'language' || part === 'hobby') {
    const own = content.attributes.filter((fields) => fields['kind'] === part && isShown(fields));
    const level = (fields: Fields) => words.level[String(fields['level'])];
    const shown = own.map((fields) => {
      const name = saidIn(fields, 'name', locale);
      return level(fields) ? `${name} (${level(fields)})` : name;
    });
    return { ...section, text: shown.join(', ') };
  }
  return {
    ...section,
    entries: content.entries[part].filter(isShown).map((each) => entryOf(part, each, setting)),
  };
};

/** The CV in one language: empty parts are left out, and where a text is missing the other language stands. */
export function cvBlocks(content: CvContent, setting: Setting): CvBlocks {
  const { profile } = content;
  const { locale } = setting;
  const [phone, email] = [said(profile['phoneNumber']), said(profile['email'])];
  const name = nameIn(profile, locale);
  const otherName = nameIn(profile, locale === 'km' ? 'en' : 'km');
  const contacts = [
    { text: phone.replace(/^\+855/, '0'), href: `tel:${phone}` },
    { text: email, href: `mailto:${email}` },
    { text: saidIn(profile, 'location', locale), href: null },
  ];
  return {
    locale,
    name,
    otherName: otherName === name ? '' : otherName,
    specialization: saidIn(profile, 'specialization', locale),
    contacts: contacts.filter(({ text }) => text !== ''),
    sections: setting.parts
      .map((part) => sectionOf(part, content, setting))
      .filter(({ text, entries }) => text !== '' || entries.length > 0),
  };
}

/** All that a CV says, line by line in the order in which it is read. */
export const linesOfCv = ({ name, otherName, specialization, contacts, sections }: CvBlocks): string[] =>
  [
    name,
    otherName,
    specialization,
    ...contacts.map(({ text }) => text),
    ...sections.flatMap(({ title, text, entries }) => [
      title,
      text,
      ...entries.flatMap((entry) => [entry.title, ...entry.lines, entry.text, entry.seal ?? '']),
    ]),
  ].filter((line) => line !== '');
