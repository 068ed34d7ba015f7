import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';

interface NoScriptNoteProps {
  /** What needs scripts here: what one sends, the whole page, or the search. */
  what: 'form' | 'page' | 'search';
  className?: string;
}

/** What does not work while the browser runs no scripts, and what does. Others never see it. */
export function NoScriptNote({ what, className }: NoScriptNoteProps) {
  const t = useTranslations('feedback.noScript');
  return (
    <noscript>
      <Alert tone="warning" title={t(`${what}.title`)} {...(className && { className })}>
        {t(`${what}.body`)}
      </Alert>
    </noscript>
  );
}
