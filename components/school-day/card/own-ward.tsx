'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { Panel } from '@/components/ui/panel';
import { lmsApi } from '@/lib/api/lms';
import { pickName } from '@/lib/i18n/pick';
import { useViewer } from '@/lib/query/use-viewer';
import { LeaveWard } from './leave-ward';

/** What a guardian is to the student of the page, and the end of it. */
export function OwnWard({ chosen }: { chosen: ChosenMembership }) {
  const t = useTranslations('portal.ward');
  const locale = useLocale();
  const { data: viewer } = useViewer();
  const userId = viewer?.sub ?? '';
  const { data: wards } = useQuery({
    ...lmsApi.guardians.wards.queryOptions({ params: { userId } }),
    enabled: userId !== '',
  });
  const ward = wards?.data.find(({ studentId }) => studentId === chosen.studentId);
  if (!ward) return null;
  const name = pickName({ name: ward.studentName, nameNative: ward.studentNameNative }, locale);
  return (
    <Panel title={t('heading', { name })}>
      <p className="mb-2 text-muted">{t('lead', { name })}</p>
      <LeaveWard ward={ward} />
    </Panel>
  );
}
