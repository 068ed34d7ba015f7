import { useTranslations } from 'next-intl';
import { useViewer } from '@/lib/query/use-viewer';

/** By whom applications can be filtered: those of the reader, and those that nobody has taken on. */
export function useAssigneeOptions(): { value: string; label: string }[] {
  const t = useTranslations('applicationDesk.board');
  const { data: viewer } = useViewer();
  return [
    ...(viewer ? [{ value: viewer.sub, label: t('mine') }] : []),
    { value: 'none', label: t('nobody') },
  ];
}
