import { useTranslations } from 'next-intl';
import type { Messages } from '@/lib/i18n/messages';

type ActionKey = `actions.${keyof Messages['audit']['actions']}`;

/** What an action of the audit log is called; an action of an older Sala has no text any more and shows its code. */
export function useActionName() {
  const t = useTranslations('audit');
  return (action: string): string => {
    const key = `actions.${action}` as ActionKey;
    return t.has(key) ? t(key) : action;
  };
}
