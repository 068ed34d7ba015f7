'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { userApi } from '@/lib/api/user';
import type { EducationHistory } from '@/lib/contract/admissions/education-history';
import { useViewer } from '@/lib/query/use-viewer';
import type { Href } from '@/lib/routes/href';

interface HistoryPageProps {
  title: string;
  lead: string;
  /** The other half of the history. */
  other: { href: Href; label: string };
  children: (history: EducationHistory) => ReactNode;
}

export const HistorySkeleton = () => <Skeleton className="h-96 rounded-lg" />;

function OwnHistory({ userId, children }: { userId: string; children: HistoryPageProps['children'] }) {
  const query = useQuery(userApi.educationHistory.get.queryOptions({ params: { id: userId } }));
  return (
    <QueryState query={query} skeleton={<HistorySkeleton />}>
      {children}
    </QueryState>
  );
}

/** A page about the schools that the person went to. */
export function HistoryPage({ title, lead, other, children }: HistoryPageProps) {
  const t = useTranslations('educationHistory');
  const viewer = useViewer();
  return (
    <div className="max-w-3xl">
      <PageTitle>{title}</PageTitle>
      <p className="mt-1.5 text-muted">{lead}</p>
      <p className="mt-1 text-muted">{t('use')}</p>
      <p className="mb-4">
        <TextLink href={other.href}>{other.label}</TextLink>
      </p>
      <QueryState query={viewer} skeleton={<HistorySkeleton />}>
        {({ sub }) => <OwnHistory userId={sub}>{children}</OwnHistory>}
      </QueryState>
    </div>
  );
}
