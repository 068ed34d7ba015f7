'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { DetailPage } from '@/components/kits/detail/detail-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';
import { applicantApi } from '@/lib/api/applicant';
import { useParams, useRouter, useSearchParams } from '@/lib/i18n/navigation';
import { useHeldMoveSender } from './held-moves';
import { enteredView, orderOf } from '@/components/admissions/application/application-list';
import { givenOf } from '@/components/kits/list/list-address';
import { Icon } from '@/components/ui/icon';
import { useKeys } from '@/components/ui/keys/use-keys';
import { LinkButton } from '@/components/ui/link-button';
import type { Href } from '@/lib/routes/href';

const idsRead = 100;

/**
 * The application before and after this one in the list that it was opened from, also with the keys k and j. The order is
 * read once: an application that leaves the list by a decision stays in its place.
 */
function WalkBar({ applicantId }: { applicantId: string }) {
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

const ApplicantView = lazyPart(
  () => import('@/components/admissions/application/applicant-view').then((module) => module.ApplicantView),
  DetailSkeleton,
  { ahead: true },
);

const DecisionBar = lazyPart(
  () => import('./decision-bar').then((module) => module.DecisionBar),
  () => null,
  { ahead: true },
);

const EnteredApplication = lazyPart(
  () => import('./entered-application').then((module) => module.EnteredApplication),
  DetailSkeleton,
);

const DuplicatesNotice = lazyPart(
  () =>
    import('@/components/admissions/application-merge/duplicates-notice').then(
      (module) => module.DuplicatesNotice,
    ),
  () => null,
);

/** One application at an address of its own, with what the reader may do with it. */
export function ApplicationPage() {
  const t = useTranslations('applications');
  const area = useApplicationArea();
  const { id } = useParams<{ id: string }>();
  useHeldMoveSender();
  const query = useQuery(applicantApi.applicants.get.queryOptions({ query: { applicantId: id } }));
  return (
    <DetailPage
      key={id}
      query={query}
      back={{ href: area.list.href(), label: t('backToList') }}
      skeleton={<DetailSkeleton />}
    >
      {(application) => (
        <>
          <WalkBar applicantId={application.applicantId} />
          {application.right === 'state' ? (
            <EnteredApplication application={application} />
          ) : (
            <div className="decision-page">
              <DuplicatesNotice applicantId={application.applicantId} />
              <ApplicantView application={application} />
              <DecisionBar application={application} />
            </div>
          )}
        </>
      )}
    </DetailPage>
  );
}
