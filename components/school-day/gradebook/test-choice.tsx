'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Select } from '@/components/ui/select';
import type { Assessment } from '@/lib/contract/school-day/assessments';
import { pickText } from '@/lib/i18n/pick';

interface TestChoiceProps {
  assessments: readonly Assessment[];
  /** The place of the shown one. */
  shown: number;
  onShow: (place: number) => void;
}

/** Which test a phone shows: there is room for one. */
export function TestChoice({ assessments, shown, onShow }: TestChoiceProps) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  return (
    <div className="flex items-center gap-2 sm:hidden">
      <IconButton
        variant="secondary"
        label={t('before')}
        icon={<Icon name="chevron-left" className="size-5" />}
        disabled={shown === 0}
        onClick={() => onShow(shown - 1)}
      />
      <Select
        aria-label={t('test')}
        className="min-w-0 flex-1"
        value={shown}
        onChange={({ target }) => onShow(Number(target.value))}
      >
        {assessments.map(({ assessmentId, name }, place) => (
          <option key={assessmentId} value={place}>
            {pickText(name, locale)}
          </option>
        ))}
      </Select>
      <IconButton
        variant="secondary"
        label={t('after')}
        icon={<Icon name="chevron-right" className="size-5" />}
        disabled={shown === assessments.length - 1}
        onClick={() => onShow(shown + 1)}
      />
    </div>
  );
}
