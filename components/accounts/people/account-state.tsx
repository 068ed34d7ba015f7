import { useTranslations } from 'next-intl';
import { StatusDot } from '@/components/ui/status-dot';
import type { ListedPerson } from './people-list';

/** Whether a person may log in, and whether they are able to: in words, with a dot. */
export function AccountState({ person }: { person: Pick<ListedPerson, 'enabled' | 'complete'> }) {
  const t = useTranslations('people.state');
  if (!person.enabled) return <StatusDot tone="danger">{t('disabled')}</StatusDot>;
  if (person.complete === false) return <StatusDot tone="warning">{t('incomplete')}</StatusDot>;
  return <StatusDot tone="success">{t('enabled')}</StatusDot>;
}
