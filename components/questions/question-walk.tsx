'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useKeys } from '@/components/ui/keys/use-keys';
import { LinkButton } from '@/components/ui/link-button';
import { useRouter, useSearchParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { questionDeskList, questionDeskQuery } from './question-desk-list';

/** The question before and after this one in the list that it was opened from. One that was decided keeps its place. */
export function QuestionWalk({ orgId, questionId }: { orgId: string; questionId: string }) {
  const t = useTranslations('list.panel');
  const router = useRouter();
  const search = useSearchParams();
  const { queryKey, queryFn } = questionDeskQuery(orgId)(questionDeskList.read(search));
  const { data } = useQuery({ queryKey: [...queryKey, 'walk'], queryFn, staleTime: Infinity });
  const ids = data?.data.map((question) => question.questionId) ?? [];
  const place = ids.indexOf(questionId);
  const linkOf = (at: number) => {
    const id = place < 0 ? undefined : ids[at];
    if (id === undefined) return undefined;
    return href('/advisor/sala-connect/answer/[questionId]', { questionId: id }, Object.fromEntries(search));
  };
  const [before, after] = [linkOf(place - 1), linkOf(place + 1)];
  useKeys(t('keys'), [
    ...(after ? [{ keys: ['j'] as const, words: t('next'), deed: () => router.push(after) }] : []),
    ...(before ? [{ keys: ['k'] as const, words: t('previous'), deed: () => router.push(before) }] : []),
  ]);
  if (!before && !after) return null;
  return (
    <nav aria-label={t('keys')} className="mb-3 flex flex-wrap gap-2">
      {before && (
        <LinkButton size="sm" variant="secondary" href={before} aria-keyshortcuts="k">
          <Icon name="chevron-left" className="size-5" />
          {t('previous')}
        </LinkButton>
      )}
      {after && (
        <LinkButton size="sm" variant="secondary" href={after} aria-keyshortcuts="j">
          {t('next')}
          <Icon name="chevron-right" className="size-5" />
        </LinkButton>
      )}
    </nav>
  );
}
