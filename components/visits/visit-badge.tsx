'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { VisitState } from '@/lib/domain/visits/school-visits';

const tones = { planned: 'accent', open: 'success', over: 'neutral' } as const;

export function VisitBadge({ state }: { state: VisitState }) {
  const t = useTranslations('visitDesk.state');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
