import { isNoName } from '@/lib/domain/values/name';
import { type CvContent, resultOf, saidIn } from './cv-blocks';

type Fields = Readonly<Record<string, unknown>>;

/** The published schema that files are written by. */
const schemaAddress = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

const withoutEmpty = (item: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== '' && value != null));
const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;

const ofEntry = [
  'isShow',
  'classId',
  'isFromSMS',
  'consent',
  'id',
  'profileId',
  'place',
  'confirmedBy',
  'version',
  'createdAt',
  'updatedAt',
];
/** What an entry says in both languages: the schema has room for one, and for what its readers do not know. */
const wholeOf = (fields: Fields) =>
  withoutEmpty(Object.fromEntries(Object.entries(fields).filter(([name]) => !ofEntry.includes(name))));

const dayOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : '');

/** A profile as JSON Resume, in the words of one language. Hidden entries stay out. */
export function toJsonResume(content: CvContent, locale: 'km' | 'en', levels: Record<string, string>) {
  const { profile, entries, attributes } = content;
  const shown = (list: readonly Fields[]) => list.filter((fields) => fields['isShow'] !== false);
  const write = (list: readonly Fields[], item: (text: (name: string) => string, fields: Fields) => object) =>
    shown(list).map((fields) => ({
      ...withoutEmpty({ ...item((name) => saidIn(fields, name, locale), fields) }),
      sala: wholeOf(fields),
    }));
  const span = ({ startDate, endDate }: Fields) => ({ startDate: dayOf(startDate), endDate: dayOf(endDate) });
  const job = (text: (name: string) => string, fields: Fields) => ({
    position: text('jobTitle'),
    location: text('location'),
    summary: text('jobDescription'),
    ...span(fields),
  });
  const isVoluntary = (fields: Fields) => fields['experienceType'] === 'volunteer';
  const ofKind = (kind: string) => attributes.filter((fields) => fields['kind'] === kind);
  const level = (fields: Fields) => levels[String(fields['level'])] ?? '';
  const text = (name: string) => saidIn(profile, name, locale);
  const lists = {
    work: write(
      entries.experience.filter((fields) => !isVoluntary(fields)),
      (said, fields) => ({ name: said('companyName'), ...job(said, fields) }),
    ),
    volunteer: write(entries.experience.filter(isVoluntary), (said, fields) => ({
      organization: said('companyName'),
      ...job(said, fields),
    })),
    education: write(entries.education, (said, fields) => ({
      institution: said('schoolName'),
      area: said('fieldOfStudy'),
      studyType: said('degreeName'),
      ...span(fields),
      score: resultOf(fields),
    })),
    awards: write(entries.achievement, (said, fields) => ({
      title: said('title'),
      date: dayOf(fields['dateReceived']),
      awarder: said('issuingOrganization'),
      summary: said('description'),
    })),
    certificates: write(entries.certificate, (said, fields) => ({
      name: said('name'),
      date: dayOf(fields['dateEarned']),
      issuer: said('issuingOrganization'),
    })),
    skills: write(ofKind('skill'), (said, fields) => ({ name: said('name'), level: level(fields) })),
    languages: write(ofKind('language'), (said, fields) => ({
      language: said('name'),
      fluency: level(fields),
    })),
    interests: write(ofKind('hobby'), (said) => ({ name: said('name') })),
    references: write(entries.reference, (said) => ({
      name: said('name'),
      reference: [said('position'), said('companyName')].filter((part) => part !== '').join(', '),
    })),
  };
  const head = ['firstName', 'lastName', 'location', 'specialization', 'aboutMe'];
  return {
    $schema: schemaAddress,
    basics: {
      ...withoutEmpty({
        name: [text('firstName'), isNoName(text('lastName')) ? '' : text('lastName')].join(' ').trim(),
        label: text('specialization'),
        email: profile['email'],
        phone: profile['phoneNumber'],
        summary: text('aboutMe'),
      }),
      // Public themes read both without asking whether they are there.
      location: { ...(text('location') && { address: text('location') }), countryCode: 'KH' },
      profiles: [],
      sala: withoutEmpty(
        Object.fromEntries(
          head.flatMap((name) => [name, `${name}Native`]).map((name) => [name, profile[name]]),
        ),
      ),
    },
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => isFilled(list))),
  };
}
