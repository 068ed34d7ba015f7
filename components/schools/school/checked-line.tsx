import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { formatDate } from '@/lib/domain/dates/dates';

/** When the facts of a school and its courses were last checked, and by whom; nothing before the first time. */
export function CheckedLine({ school }: { school: Pick<SchoolDetail, 'checkedOn' | 'checkedBy'> }) {
  const t = useTranslations('checked');
  const locale = useLocale();
  const { checkedOn, checkedBy } = school;
  if (!checkedOn || !checkedBy) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm text-muted">
      <Icon name="badge-check" className="mt-[0.15em] size-4 shrink-0 text-accent-text" />
      {t(checkedBy, { date: formatDate(checkedOn, locale) })}
    </p>
  );
}
