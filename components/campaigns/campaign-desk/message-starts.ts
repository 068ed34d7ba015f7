import type { Text } from '@/lib/contract/fields';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import type { messageTemplates } from '@/lib/domain/campaigns/campaign-rules';
import { plainDate } from '@/lib/domain/dates/dates';

interface Facts {
  day: string;
  place: string;
}

type Template = (typeof messageTemplates)[number];

/** What a text of each template says; staff changes it before it is sent. */
const starts: Readonly<Record<Template, Record<'km' | 'en', (facts: Facts) => string>>> = {
  confirmed: {
    km: ({ day, place }) => `កន្លែងរបស់អ្នកត្រូវបានបញ្ជាក់ហើយ។${day && ` សូមមកនៅថ្ងៃ ${day}`}${place && ` នៅ${place}`}។`,
    en: ({ day, place }) =>
      `Your place is confirmed.${day && ` Please come on ${day}`}${place && ` to ${place}`}.`,
  },
  reminder: {
    km: ({ day, place }) =>
      `សូមរំលឹក៖ យើងជួបគ្នា${day && `នៅថ្ងៃ ${day}`}${place && ` នៅ${place}`}។ បើអ្នកមកមិនបាន សូមបោះបង់កន្លែងរបស់អ្នក។`,
    en: ({ day, place }) =>
      `A reminder: we meet${day && ` on ${day}`}${place && ` at ${place}`}. If you cannot come, please give your place back.`,
  },
  change: {
    km: () => 'មានការផ្លាស់ប្តូរ៖ ',
    en: () => 'There is a change: ',
  },
  declined: {
    km: () => 'សូមអភ័យទោស លើកនេះមិនមានកន្លែងសម្រាប់អ្នកទេ។ យើងនឹងប្រាប់អ្នកនៅលើកក្រោយ។',
    en: () => 'We are sorry: there is no place for you this time. We will tell you about the next one.',
  },
};

/** The start of a message in both languages. */
export const messageStart = (template: Template, { heldFrom, place }: Campaign): Text => {
  const of = (locale: 'km' | 'en') =>
    starts[template][locale]({ day: heldFrom ? plainDate(heldFrom, locale) : '', place: place[locale] });
  return { km: of('km'), en: of('en') };
};
