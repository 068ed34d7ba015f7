import type { Reader } from '@/backend/deps';
import { addressOf } from './message-links';

/**
 * Messages to a person about their own account. SMS in Latin letters: Khmer would halve the length of a message. The one to
 * a guardian is in Khmer, because who reads it has not chosen Sala.
 */

/** The last line lets the phone fill in the code automatically. */
export const codeMessage = (deps: Reader, code: string) =>
  `Sala: your code is ${code}. It is valid for 5 minutes. Do not share it.\n\n@${new URL(deps.env.PUBLIC_ORIGIN).hostname} #${code}`;

export const knownMessage = (deps: Reader) =>
  `Sala: you already have an account with this number. Log in at ${addressOf(deps, '/login')}`;

export const unknownMessage = (deps: Reader) =>
  `Sala: a new PIN was asked for, but no active account is here. Sign up at ${addressOf(deps, '/signup')}`;

export const consentMessage = (code: string, school: string) =>
  `Sala: to let staff apply to ${school} for you, tell them the code ${code}. It is valid for 10 minutes. If you do not want this, tell nobody.`;

/** @param wish names as Khmer texts have them; `usd` with two decimals */
export const guardianConsentMessage = (
  code: string,
  { student, bank, usd, link }: { student: string; bank: string; usd: string; link: string },
) =>
  `Sala៖ ${student} ចង់ខ្ចីប្រាក់មិនលើសពី $${usd} ពី${bank} ហើយត្រូវការការយល់ព្រមពីអាណាព្យាបាល។ បើអ្នកយល់ព្រម សូមប្រាប់លេខកូដ ${code} ទៅសាមីខ្លួនក្នុង 10 នាទី។ បើមិនយល់ព្រម កុំប្រាប់អ្នកណា។ អាន និងឆ្លើយនៅ ${link}`;

/** @param about names as Khmer texts have them */
export const campaignGuardianMessage = (code: string, about: { child: string; campaign: string }) =>
  `Sala៖ ${about.child} ចង់ចូលរួម “${about.campaign}” ហើយត្រូវការការយល់ព្រមពីអាណាព្យាបាល។ បើអ្នកយល់ព្រម សូមប្រាប់លេខកូដ ${code} ទៅសាមីខ្លួនក្នុង 10 នាទី។ បើមិនយល់ព្រម កុំប្រាប់អ្នកណា។`;

export const secretChangedMessage = (deps: Reader) =>
  `Sala: your PIN or password was changed. If this was not you, set a new one at ${addressOf(deps, '/forgot-password/reset')}`;

/** To the number before; of the new one only its end. */
export const phoneChangedMessage = (deps: Reader, phone: string) =>
  `Sala: your account now has the number ending in ${phone.slice(-3)}. If this was not you, write to us at ${addressOf(deps, '/contact-us')}`;

/** To the number of the account that would end: whoever has the code has what it holds. */
export const joinCodeMessage = (code: string) =>
  `Sala: the code ${code} joins this account with another one of yours, and this one ends. If you did not ask for it, tell nobody. It is valid for 5 minutes.`;

export const nothingToJoinMessage = (deps: Reader) =>
  `Sala: somebody asked to join an account with this number, but no active account is here. Sign up at ${addressOf(deps, '/signup')}`;

/** To the number of the account that has ended; of the other one only its end. */
export const joinedMessage = (deps: Reader, phone: string | null) =>
  `Sala: your account with this number was joined with ${phone ? `the one ending in ${phone.slice(-3)}` : 'another one'}. If this was not you, write to us at ${addressOf(deps, '/contact-us')}`;

export const deletionMessage = (deps: Reader, date: string) =>
  `Sala: your account will be deleted on ${date}. To keep it, log in before: ${addressOf(deps, '/login')}`;

type Locale = 'km' | 'en';

const mailTexts: Record<
  'code' | 'consent' | 'unknown' | 'secretChanged' | 'deletion' | 'proof' | 'proofTaken' | 'phoneChanged',
  Record<Locale, { subject: string; body: string }>
> = {
  code: {
    km: {
      subject: 'លេខកូដសម្រាប់កំណត់លេខកូដសម្ងាត់ថ្មី',
      body: 'លេខកូដរបស់អ្នកគឺ {value}។ លេខកូដនេះប្រើបានរយៈពេល ៥ នាទី។ សូមកុំប្រាប់អ្នកណា។',
    },
    en: {
      subject: 'Your code for a new PIN',
      body: 'Your code is {value}. It is valid for 5 minutes. Do not share it.',
    },
  },
  consent: {
    km: {
      subject: 'ការយល់ព្រមឱ្យដាក់ពាក្យជំនួសអ្នក',
      body: 'បុគ្គលិកចង់ដាក់ពាក្យចូលរៀននៅ{about}ជំនួសអ្នក។ បើអ្នកយល់ព្រម សូមប្រាប់លេខកូដ {value} ទៅគេក្នុងរយៈពេល 10 នាទី។ បើមិនយល់ព្រម សូមកុំប្រាប់អ្នកណា។',
    },
    en: {
      subject: 'Your consent to an application',
      body: 'Staff want to apply to {about} for you. If you agree, tell them the code {value} within 10 minutes. If you do not want this, tell nobody.',
    },
  },
  unknown: {
    km: {
      subject: 'គ្មានគណនីជាមួយអ៊ីមែលនេះទេ',
      body: 'មានគេស្នើសុំលេខកូដសម្ងាត់ថ្មីសម្រាប់អ៊ីមែលនេះ ប៉ុន្តែគ្មានគណនីសកម្មជាមួយអ៊ីមែលនេះទេ។',
    },
    en: {
      subject: 'No account with this address',
      body: 'A new PIN was asked for with this address, but no active account has it.',
    },
  },
  secretChanged: {
    km: {
      subject: 'លេខកូដសម្ងាត់របស់អ្នកត្រូវបានប្តូរ',
      body: 'លេខកូដសម្ងាត់ ឬពាក្យសម្ងាត់របស់អ្នកត្រូវបានប្តូរ។ ប្រសិនបើមិនមែនជាអ្នកទេ សូមកំណត់ថ្មីនៅ {value}',
    },
    en: {
      subject: 'Your PIN was changed',
      body: 'Your PIN or password was changed. If this was not you, set a new one at {value}',
    },
  },
  proof: {
    km: {
      subject: 'លេខកូដសម្រាប់បញ្ជាក់អ៊ីមែល',
      body: 'លេខកូដសម្រាប់បញ្ជាក់អ៊ីមែលនេះគឺ {value}។ លេខកូដនេះប្រើបានរយៈពេល ៥ នាទី។ ប្រសិនបើអ្នកមិនបានស្នើសុំទេ សូមកុំប្រាប់អ្នកណា ហើយមិនចាំបាច់ធ្វើអ្វីទេ។',
    },
    en: {
      subject: 'Your code to confirm this email',
      body: 'Your code to confirm this email is {value}. It is valid for 5 minutes. If you did not ask for it, tell nobody; you need to do nothing.',
    },
  },
  proofTaken: {
    km: {
      subject: 'អ៊ីមែលនេះមានគណនីរួចហើយ',
      body: 'មានគេស្នើសុំបញ្ជាក់អ៊ីមែលនេះសម្រាប់គណនីមួយទៀត ប៉ុន្តែអ៊ីមែលនេះមានគណនីរួចហើយ។ ប្រសិនបើជាអ្នក សូមចូលគណនីនោះនៅ {value}',
    },
    en: {
      subject: 'This email already has an account',
      body: 'Somebody asked to confirm this email for another account, but it already has one. If that was you, log in to it at {value}',
    },
  },
  phoneChanged: {
    km: {
      subject: 'លេខទូរស័ព្ទរបស់អ្នកត្រូវបានប្តូរ',
      body: 'លេខទូរស័ព្ទនៃគណនី Sala របស់អ្នកត្រូវបានប្តូរ។ ប្រសិនបើមិនមែនជាអ្នកទេ សូមសរសេរមកយើងនៅ {value}',
    },
    en: {
      subject: 'Your phone number was changed',
      body: 'The phone number of your Sala account was changed. If this was not you, write to us at {value}',
    },
  },
  deletion: {
    km: {
      subject: 'គណនីរបស់អ្នកនឹងត្រូវលុប',
      body: 'គណនី Sala របស់អ្នកនឹងត្រូវលុបនៅថ្ងៃ {value}។ បើចង់រក្សាទុក សូមចូលគណនីមុនថ្ងៃនោះ។',
    },
    en: {
      subject: 'Your account will be deleted',
      body: 'Your Sala account will be deleted on {value}. To keep it, log in before that day.',
    },
  },
};

/** One of the mails about an account, in the person's language. @param about the name in its text, in that language */
export const accountMail = (kind: keyof typeof mailTexts, locale: Locale, value = '', about = '') => {
  const { subject, body } = mailTexts[kind][locale];
  const filled = body.replace('{value}', () => value).replace('{about}', () => about);
  return { subject: `${subject} - Sala`, body: filled };
};
