'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/form/use-issue-text';
import { isApiError } from '@/lib/api/api-error';
import type { Messages } from '@/lib/i18n/messages';

type Code = keyof Messages['eventDesk']['refusal'];

/** What a refused call about an event or a calendar means, in the reader's language. */
export function useRefusal() {
  const t = useTranslations('eventDesk.refusal');
  const errorText = useErrorText();
  return (error: unknown): string =>
    isApiError(error) && t.has(error.code as Code) ? t(error.code as Code) : errorText(error);
}
