import { useTranslations } from 'next-intl';
import { comparedMax } from '@/lib/domain/schools/compared';
import type { CompareDeedProps } from './compare-deed';

/** The texts of a `CompareDeed`, so that its page sends no messages for it. */
export function useCompareTexts(name: string): CompareDeedProps['texts'] {
  const t = useTranslations('compare');
  return {
    action: t('action'),
    label: t('choose', { name }),
    full: t('full', { max: comparedMax }),
    go: t('compare'),
  };
}
