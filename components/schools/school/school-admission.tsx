import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { pickText } from '@/lib/i18n/pick';
import { SchoolSection } from './school-section';

interface SchoolAdmissionProps {
  school: SchoolDetail;
  /** Asks whether one can get in. */
  entry: ReactNode;
}

/** The admission requirements, and the documents for an application. */
export function SchoolAdmission({ school, entry }: SchoolAdmissionProps) {
  const t = useTranslations('school');
  const locale = useLocale();
  return (
    <SchoolSection id="admission" title={t('nav.admission')}>
      <p className="max-w-prose whitespace-pre-line">{pickText(school.admission, locale)}</p>
      {entry}
      {school.requiredDocuments.length > 0 && (
        <div className="mt-5 rounded-lg border border-border bg-surface p-4 sm:p-5">
          <h3 className="font-semibold">{t('admission.documents')}</h3>
          <ul className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2 sm:gap-y-2.5">
            {school.requiredDocuments.map((document) => (
              <li key={document.en} className="flex gap-2.5">
                <Icon name="file-text" className="mt-[0.3em] size-5 shrink-0 text-accent-text" />
                {pickText(document, locale)}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-muted">{t('admission.ready')}</p>
        </div>
      )}
    </SchoolSection>
  );
}
