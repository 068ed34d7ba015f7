import type * as z from 'zod';
import { type MessageSettings, messageSettingsChange } from '@/lib/contract/notices/message-settings';
import type { MessageFacts } from '@/lib/domain/admissions/status-messages';
import type { Locale } from '@/lib/i18n/locales';

export const messageForm = messageSettingsChange.required();
export type MessageForm = z.input<typeof messageForm>;

export const messageValues = ({ mail, sms, messages }: MessageSettings): MessageForm => ({
  mail,
  sms,
  messages,
});

const link = 'https://sala.example/profile/applications/…';
const reference = 'A26-7F3K9Q';

/** An invented applicant; `status` is a step that a school might have. */
export const sampleFacts: Record<Locale, MessageFacts> = {
  km: {
    name: 'សុខ តារា',
    school: 'សាកលវិទ្យាល័យទន្លេរំដួល',
    status: 'សម្ភាសន៍',
    reference,
    link,
  },
  en: { name: 'Sok Dara', school: 'Romduol River University', status: 'Interview', reference, link },
};
