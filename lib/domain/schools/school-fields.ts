import type { RecordFields } from '@/lib/domain/record-fields';
import { textLimits } from '@/lib/domain/limits/texts';
import { schoolTypes } from './school-types';

const { titleMax, shortTextMax, longTextMax } = textLimits;

/**
 * The fields of a school, in the order of its table for the import. What is told and asked of those that are not `own`,
 * their columns, cells, form fields and filters follow from here; slug, fees, majors and counts are derived.
 */
export const schoolFields = {
  code: { holds: 'own', words: 'Names the school: 2 to 20 Latin letters, digits or dashes; never changes' },
  name: { holds: 'own', words: 'English name' },
  nameNative: { holds: 'own', words: 'Khmer name' },
  schoolType: { holds: 'own', words: `One of ${schoolTypes.join(', ')}` },
  isPublic: {
    holds: 'own',
    cell: 'yes-no',
    filter: 'page',
    words: 'yes for a public school, no for a private one',
  },
  verified: { holds: 'yes-no', by: 'advisor', filter: 'calls', words: 'yes for a partner of Sala' },
  status: { holds: 'own', words: 'active or inactive' },
  province: { holds: 'own', cell: { digits: 2 }, words: 'NCDD code, two digits' },
  district: { holds: 'own', cell: { digits: 4 }, words: 'NCDD code, four digits' },
  commune: { holds: 'own', cell: { digits: 6 }, words: 'NCDD code, six digits' },
  street: { holds: 'text', max: shortTextMax, part: 'place', words: 'House and street' },
  tagline: { holds: 'text', max: shortTextMax, part: 'about', words: 'One line for lists' },
  overview: { holds: 'text', max: longTextMax, part: 'about', words: 'What the school is' },
  foundedYear: { holds: 'whole', min: 1000, max: 2100, part: 'about', words: 'Year' },
  studentCount: { holds: 'whole', min: 0, max: 1_000_000, part: 'about', words: 'Students' },
  phone: { holds: 'phone', part: 'contact', words: 'Telephone' },
  email: { holds: 'mail', part: 'contact', words: 'Mail address' },
  telegram: { holds: 'line', max: 100, part: 'contact', words: 'Telegram name or link' },
  website: { holds: 'web', part: 'contact', words: 'Web address with https://' },
  facebook: {
    holds: 'web',
    on: /^(?:[a-z-]+\.)?(?:facebook|fb)\.com$/,
    part: 'contact',
    words: 'Address of its Facebook page with https://',
  },
  hue: { holds: 'own', cell: 'whole', words: 'Colour of its picture, 0 to 359' },
  admission: { holds: 'text', max: longTextMax, part: 'rules', words: 'How to be admitted' },
  feesNote: { holds: 'text', max: longTextMax, part: 'rules', words: 'About fees' },
  facilities: {
    holds: 'texts',
    max: titleMax,
    most: 50,
    part: 'facilities',
    words: 'Facilities, one a line',
  },
  requiredDocuments: {
    holds: 'texts',
    max: titleMax,
    most: 50,
    part: 'papers',
    words: 'Documents to bring, one a line',
  },
  scholarships: { holds: 'own', cell: 'json', words: 'List as in the API' },
  exchangePrograms: { holds: 'own', cell: 'json', words: 'List as in the API' },
  quotes: {
    holds: 'own',
    cell: 'json',
    words: 'What students and graduates say: list as in the API',
  },
  campuses: {
    holds: 'own',
    cell: 'json',
    words: 'The whole list as in the API, told apart by English name; left out, none changes',
  },
} as const satisfies RecordFields;
