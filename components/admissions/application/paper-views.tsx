'use client';

import { useTranslations } from 'next-intl';
import { AccordionItem } from '@/components/ui/accordion';
import { FileViews } from '@/components/kits/upload/file-views';

const shownMax = '20';

/** Who has opened the papers of an application, besides its student; latest first. */
export function PaperViews({ applicantId, userId }: { applicantId: string; userId: string }) {
  const t = useTranslations('applications.papers');
  return (
    <AccordionItem title={t('views')} className="mt-2">
      <FileViews
        userId={userId}
        about={{ applicantId }}
        limit={shownMax}
        none={t('viewsNone')}
        by={(name, school) => t('viewBy', { name, school })}
      />
    </AccordionItem>
  );
}
