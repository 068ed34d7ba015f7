'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/form/use-issue-text';
import { isApiError } from '@/lib/api/api-error';
import type { Messages } from '@/lib/i18n/messages';

type Problem = keyof Messages['merging']['problems'];

/** What went wrong with a merge or its undo, as a sentence. */
export function useMergeProblem() {
  const t = useTranslations('merging');
  const errorText = useErrorText();
  return (error: unknown): string => {
    const code = isApiError(error) ? error.code : '';
    const key = `problems.${code as Problem}` as const;
    return t.has(key) ? t(key) : errorText(code);
  };
}
