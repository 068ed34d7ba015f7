import * as z from 'zod';
import { fairLimits, fairStatuses } from '@/lib/domain/careers/fairs';
import { textLimits } from '@/lib/domain/limits/texts';
import { instant, requiredBoth, text, typed, typedText } from '../fields';
import { plausibleInstant } from '../articles/article-input';

const { titleMax, shortTextMax, longTextMax } = textLimits;

const people = z.array(z.object({ name: text, role: text }));
const links = z.array(z.object({ label: text, url: z.string() }));

/** What a stand has to say: the latest programmes of a school, or the open vacancies of an employer. */
const thing = z.object({ title: text, path: z.string() });

const booth = z.object({
  boothId: z.uuid(),
  kind: z.enum(['school', 'employer']),
  name: text,
  /** The page of the school; employers have none. */
  path: z.string().nullable(),
  /** Code of a field of study. */
  field: z.string(),
  about: text,
  people,
  links,
  things: z.array(thing),
});

const session = z.object({
  sessionId: z.uuid(),
  title: text,
  speaker: z.string(),
  startsAt: instant,
  endsAt: instant,
  /** Free places; null where as many as like may come. */
  left: z.int().nullable(),
  /** Null before its end, and where nothing was recorded. */
  recordingUrl: z.string().nullable(),
});

const head = { fairId: z.uuid(), title: text, description: text, startsAt: instant, endsAt: instant };

export const fair = z.object({ ...head, booths: z.array(booth), sessions: z.array(session) });
export type Fair = z.infer<typeof fair>;

/** A page over TLS. */
const pageUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'invalid-url' })
  .max(shortTextMax);

const boothDraft = z
  .object({
    boothId: z.uuid().optional(),
    schoolId: z.uuid().nullable(),
    companyId: z.uuid().nullable(),
    field: z.string().min(1, 'required').max(20),
    about: typedText(shortTextMax),
    people: z
      .array(z.object({ name: requiredBoth(titleMax), role: typedText(titleMax) }))
      .max(fairLimits.peopleMax),
    links: z.array(z.object({ label: requiredBoth(titleMax), url: pageUrl })).max(fairLimits.linksMax),
  })
  .refine(({ schoolId, companyId }) => (schoolId === null) !== (companyId === null), {
    path: ['schoolId'],
    message: 'school-or-employer',
  });

const sessionDraft = z.object({
  sessionId: z.uuid().optional(),
  title: requiredBoth(titleMax),
  speaker: typed(titleMax),
  startsAt: plausibleInstant,
  endsAt: plausibleInstant,
  onlineUrl: pageUrl.nullable(),
  recordingUrl: pageUrl.nullable(),
  capacity: z.int().min(1).max(fairLimits.capacityMax).nullable(),
});

/** A whole fair: stands and sessions that are not named in it any more are removed. */
export const fairDraft = z.object({
  title: requiredBoth(titleMax),
  description: typedText(longTextMax),
  startsAt: plausibleInstant,
  endsAt: plausibleInstant,
  status: z.enum(fairStatuses),
  booths: z.array(boothDraft).max(fairLimits.boothsMax),
  sessions: z.array(sessionDraft).max(fairLimits.sessionsMax),
});
export type FairDraft = z.output<typeof fairDraft>;

/** `placesTaken` of a session; `name` of a stand. */
export const deskFair = z.object({
  ...head,
  status: z.enum(fairStatuses),
  booths: z.array(
    z.object({
      boothId: z.uuid(),
      schoolId: z.uuid().nullable(),
      companyId: z.uuid().nullable(),
      name: text,
      field: z.string(),
      about: text,
      people,
      links,
    }),
  ),
  sessions: z.array(
    session.omit({ left: true }).extend({
      onlineUrl: z.string().nullable(),
      capacity: z.int().nullable(),
      placesTaken: z.int(),
    }),
  ),
  version: z.int(),
});
export type DeskFair = z.infer<typeof deskFair>;

export const listedFair = z.object({
  ...head,
  status: z.enum(fairStatuses),
  boothCount: z.int(),
  sessionCount: z.int(),
  placesTaken: z.int(),
});
export type ListedFair = z.infer<typeof listedFair>;
