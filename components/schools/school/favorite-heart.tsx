import { useLocale, useTranslations } from 'next-intl';
import type { SchoolSummary } from '@/lib/contract/schools/schools';
import { pickName } from '@/lib/i18n/pick';
import { SchoolHeart } from './school-heart';

interface FavoriteHeartProps {
  school: Pick<SchoolSummary, 'schoolId' | 'name' | 'nameNative'>;
  /** `round` for the corner of a card, `labelled` where there is room for a word. */
  shape?: 'round' | 'labelled';
  /** Offers to undo a removal, where the school then leaves the list. */
  offersUndo?: boolean;
  className?: string;
}

/**
 * The heart of a school. On the server its texts are resolved, so that static pages send no messages for it; client
 * screens need the namespace `favorite`.
 */
export function FavoriteHeart({
  school,
  shape = 'round',
  offersUndo = false,
  className,
}: FavoriteHeartProps) {
  const t = useTranslations('favorite');
  const name = pickName(school, useLocale());
  return (
    <SchoolHeart
      id={school.schoolId}
      shape={shape}
      className={className}
      texts={{
        label: t('heart', { school: name }),
        ...(shape === 'labelled' && { save: t('save') }),
        added: t('added'),
        failed: t('failed'),
        ...(offersUndo && { removed: t('removed'), undo: t('undo') }),
      }}
    />
  );
}
