import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { telegramUrl } from '@/lib/domain/contact-links';

interface AskLinkProps {
  /** As the school wrote it; nothing is shown without one. */
  telegram: string | null;
  /** An icon alone, where there is little room. */
  isSmall?: boolean;
}

/** Leads to the school's Telegram. */
export function AskLink({ telegram, isSmall = false }: AskLinkProps) {
  const t = useTranslations('school');
  const url = telegramUrl(telegram);
  if (!url) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t('consult')} (${t('campuses.newTab')})`}
      className={buttonStyle({ variant: 'secondary', size: isSmall ? 'icon' : 'md' })}
    >
      <Icon name="send" className="size-5" />
      {!isSmall && t('consult')}
    </a>
  );
}
