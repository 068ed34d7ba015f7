'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { reportsApi } from '@/lib/api/reports';
import { hasAnyRole, roleNames } from '@/lib/domain/people/roles';
import { useKnownViewer } from '@/lib/query/use-viewer';

const staleMs = 60_000;

/** How much waits for a decision, beside the menu's word for it; nothing where nothing waits. */
export function ReviewCount() {
  const t = useTranslations('list');
  const roles = useKnownViewer().data?.roles ?? [];
  const { data } = useQuery({
    ...reportsApi.waiting.queryOptions({ query: { limit: 1 } }),
    staleTime: staleMs,
    enabled: hasAnyRole(roles, [roleNames.advisor]),
  });
  const count = data?.countTotal ?? 0;
  if (count === 0) return null;
  return (
    <Badge tone="warning" className="ml-auto tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('waiting', { count })}</span>
    </Badge>
  );
}
