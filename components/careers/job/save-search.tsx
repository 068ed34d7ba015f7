'use client';

import { useTranslations } from 'next-intl';
import { withTexts } from '@/components/feedback/with-texts';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { vacancySearchApi } from '@/lib/api/vacancy-search';
import { savedSearchFilter } from '@/lib/contract/careers/vacancy-search';
import { QueryProvider } from '@/lib/query/query-provider';
import { useViewer } from '@/lib/query/use-viewer';
import { formTexts } from './form-texts';

const SkeletonButton = () => <Skeleton className="h-11 w-48 rounded-md max-sm:w-11" />;

function Save({ organizationId, userId }: { organizationId: string; userId: string }) {
  const t = useTranslations('job.searches');
  const save = useWrite(vacancySearchApi.save, {
    done: t('saved'),
    problems: { required: t('chooseFirst'), 422: t('chooseFirst'), 'too-many': t('tooMany') },
  });
  return (
    <WriteButton
      variant="secondary"
      className="shrink-0 max-sm:px-3"
      write={save}
      onWrite={() => {
        // The filters of the list stand in its address.
        const asked = Object.fromEntries(new URLSearchParams(window.location.search));
        const filter = savedSearchFilter.safeParse(asked);
        return save.run({ params: { orgId: organizationId, userId }, body: filter.data ?? {} });
      }}
    >
      <Icon name="bell" className="size-5" />
      <span className="max-sm:sr-only">{t('save')}</span>
    </WriteButton>
  );
}

function Own({ organizationId }: { organizationId: string }) {
  const viewer = useViewer();
  return (
    <QueryState query={viewer} skeleton={<SkeletonButton />}>
      {({ sub }) => <Save organizationId={organizationId} userId={sub} />}
    </QueryState>
  );
}

/** Saves what the list is narrowed to: its reader is told of new jobs that fit. */
export const SaveSearch = withTexts(
  (props: { organizationId: string }) => (
    <QueryProvider>
      <Own {...props} />
    </QueryProvider>
  ),
  formTexts,
  SkeletonButton,
);
