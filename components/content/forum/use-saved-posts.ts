'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { qaApi } from '@/lib/api/qa';

/** What an editor of a post does around its saving. */
export function useSavedPosts() {
  const t = useTranslations('ownQuestion.edit');
  const client = useQueryClient();
  return {
    refresh: () => client.refetchQueries({ queryKey: qaApi.questions.key }, { throwOnError: true }),
    refreshAnswers: () => client.refetchQueries({ queryKey: qaApi.userAnswers.key }, { throwOnError: true }),
    onSaved: async () => {
      showToast({ kind: 'success', message: t('saved') });
      await client.invalidateQueries({ queryKey: qaApi.questions.key });
      await client.invalidateQueries({ queryKey: qaApi.userAnswers.key });
    },
  };
}
