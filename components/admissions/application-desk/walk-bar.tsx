'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { enteredView, orderOf } from '@/components/admissions/application/application-list';
import { givenOf } from '@/components/kits/list/list-address';
import { Icon } from '@/components/ui/icon';
import { useKeys } from '@/components/ui/keys/use-keys';
import { LinkButton } from '@/components/ui/link-button';
import { applicantApi } from '@/lib/api/applicant';
import { useRouter, useSearchParams } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

const idsRead = 100;

/**
 * The application before and after this one in the list that it was opened from, also with the keys k and j. The order is
 * read once: an application that leaves the list by a decision stays in its place.
 */
export function WalkBar({ applicantId }: { applicantId: string }) {
  const t = useTranslations('applicationDesk.walk');
  const router = useRouter();
  const search = useSearchParams();
  const area = useApplicationArea();
  const state = area.list.read(search);
  const isEntered = search.get('view') === enteredView;
  const start = Math.max(0, (state.page - 2) * state.pageSize);
  const { data: ids = [] } = useQuery({
    queryKey: ['application-walk', isEntered, state, start],
    queryFn: async () => {
      const query = {
        ...givenOf(state.filters),
        ...(isEntered && { entered: 'true' }),
        sort: orderOf(state),
        start,
        limit: idsRead,
        count: 'false',
      };
      const { data } = await applicantApi.applicants.list({ query });
      return data.map((row) => row.applicantId);
    },
    staleTime: Infinity,
  });
  const place = ids.indexOf(applicantId);
  const linkOf = (id: string | undefined): Href | undefined =>
    id ? area.application(id, Object.fromEntries(search)) : undefined;
  const before = place > 0 ? linkOf(ids[place - 1]) : undefined;
  const after = place >= 0 ? linkOf(ids[place + 1]) : undefined;

  useKeys(t('label'), [
    ...(after ? [{ keys: ['j'] as const, words: t('after'), deed: () => router.push(after) }] : []),
    ...(before ? [{ keys: ['k'] as const, words: t('before'), deed: () => router.push(before) }] : []),
  ]);

  if (!before && !after) return null;
  return (
    <nav aria-label={t('label')} className="mb-4 flex flex-wrap items-center gap-2">
      {before && (
        <LinkButton href={before} variant="secondary" aria-keyshortcuts="k">
          <Icon name="chevron-left" className="size-5" />
          {t('before')}
        </LinkButton>
      )}
      {after && (
        <LinkButton href={after} variant="secondary" aria-keyshortcuts="j">
          {t('after')}
          <Icon name="chevron-right" className="size-5" />
        </LinkButton>
      )}
      <p className="text-sm text-muted max-lg:hidden">{t('keys')}</p>
    </nav>
  );
}
