import type { MailTemplate } from '@/lib/contract/notification/mails';

type Locale = 'km' | 'en';

interface Facts {
  name: string;
  school: string;
  link: string;
}

interface Mail {
  subject: string;
  body: string;
}

const documents: Record<Locale, (facts: Facts) => Mail> = {
  km: ({ name, school, link }) => ({
    subject: `${school} នៅរង់ចាំឯកសាររបស់អ្នក`,
    body: `សួស្តី ${name}\n\nពាក្យស្នើសុំរបស់អ្នកទៅ ${school} នៅខ្វះឯកសារខ្លះ។ សូមមើលបញ្ជីឯកសារនៅទីនេះ៖\n${link}`,
  }),
  en: ({ name, school, link }) => ({
    subject: `${school} is waiting for your documents`,
    body: `Dear ${name},\n\nyour application to ${school} still lacks some documents. The list stands here:\n${link}`,
  }),
};

const decision: Record<Locale, (facts: Facts) => Mail> = {
  km: ({ name, school, link }) => ({
    subject: `${school} បានសម្រេចលើពាក្យស្នើសុំរបស់អ្នក`,
    body: `សួស្តី ${name}\n\n${school} បានសម្រេចលើពាក្យស្នើសុំរបស់អ្នកហើយ។ សូមមើលលទ្ធផលនៅទីនេះ៖\n${link}`,
  }),
  en: ({ name, school, link }) => ({
    subject: `${school} has decided on your application`,
    body: `Dear ${name},\n\n${school} has decided on your application. You find the result here:\n${link}`,
  }),
};

type Interview = Extract<MailTemplate, { templateId: 'interview' }>;

const interview: Record<Locale, (facts: Facts, words: Interview) => Mail> = {
  km: ({ name, school, link }, { date, time, place }) => ({
    subject: `${school} អញ្ជើញអ្នកមកសម្ភាសន៍`,
    body: `សួស្តី ${name}\n\n${school} សូមអញ្ជើញអ្នកមកសម្ភាសន៍។\nថ្ងៃ៖ ${date}\nម៉ោង៖ ${time}\nទីកន្លែង៖ ${place}\n\nពាក្យស្នើសុំរបស់អ្នក៖\n${link}`,
  }),
  en: ({ name, school, link }, { date, time, place }) => ({
    subject: `${school} invites you to an interview`,
    body: `Dear ${name},\n\n${school} invites you to an interview.\nDay: ${date}\nTime: ${time}\nPlace: ${place}\n\nYour application:\n${link}`,
  }),
};

/** A mail of staff to an applicant, as plain text in the applicant's language. */
export function writeMail(template: MailTemplate, locale: Locale, facts: Facts): Mail {
  if (template.templateId === 'interview') return interview[locale](facts, template);
  return (template.templateId === 'missing-documents' ? documents : decision)[locale](facts);
}
