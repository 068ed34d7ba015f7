'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { DeskCenter } from '@/lib/contract/careers/career-center-changes';

/** Archives a center after a question, or brings it back. */
export function CenterArchive({ organizationId, center }: { organizationId: string; center: DeskCenter }) {
  const t = useTranslations('centerDesk.archive');
  const { careerCenterId: id, version, archived } = center;
  const archive = useWrite(recruitmentApi.careerCenterChanges.archive, {
    invalidates: [recruitmentApi.registrations.key],
    done: (saved) => t(saved.archived ? 'archived' : 'broughtBack'),
  });
  const input = { params: { orgId: organizationId, id }, version, body: { archived: !archived } };
  return (
    <WriteButton
      key={String(archived)}
      variant="secondary"
      write={archive}
      onWrite={() => archive.run(input)}
      {...(!archived && {
        asks: {
          title: t('title'),
          description: t('body', { count: center.registeredCount }),
          danger: true,
        },
      })}
    >
      {t(archived ? 'bringBack' : 'archive')}
    </WriteButton>
  );
}
