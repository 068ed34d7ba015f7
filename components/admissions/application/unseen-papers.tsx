'use client';

import { useLocale, useTranslations } from 'next-intl';
import { WordsField } from '@/components/form/limited-text';
import { Alert } from '@/components/ui/alert';
import type { Text } from '@/lib/contract/fields';
import { pickText } from '@/lib/i18n/pick';

/** In code units. */
export const unseenPapersMax = 500;

interface UnseenPapersProps {
  papers: readonly Text[];
  reason: string;
  onChange: (reason: string) => void;
  isMissing: boolean;
}

/** Which required papers nobody has seen, and why the application is accepted all the same. */
export function UnseenPapers({ papers, reason, onChange, isMissing }: UnseenPapersProps) {
  const t = useTranslations('advisor.change.unseen');
  const locale = useLocale();
  const names = papers.map((paper) => pickText(paper, locale)).join(', ');
  return (
    <Alert tone="warning" title={t('title', { papers: names })} className="mt-5">
      <WordsField
        label={t('reason')}
        value={reason}
        max={unseenPapersMax}
        rows={2}
        onChange={onChange}
        hint={t('hint')}
        problem={isMissing && t('missing')}
        className="mt-2"
      />
    </Alert>
  );
}
