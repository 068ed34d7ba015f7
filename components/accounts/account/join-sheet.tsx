'use client';

import { useTranslations } from 'next-intl';
import type { Invitation } from '@/components/feedback/invitation';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';

const reasons = [
  { key: 'saved', icon: 'circle-check' },
  { key: 'minute', icon: 'clock' },
  { key: 'private', icon: 'user-check' },
] as const;

interface JoinSheetProps {
  invitation: Invitation;
  onClose: () => void;
}

/** What an account saves, how long it takes, and the two ways in; the page stays behind. */
export function JoinSheet({ invitation: { kind, goOn }, onClose }: JoinSheetProps) {
  const t = useTranslations('join');
  const query = { redirect: goOn };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t(`${kind}.title`)} description={t(`${kind}.body`)}>
        <ul className="grid gap-3">
          {reasons.map(({ key, icon }) => (
            <li key={key} className="flex gap-3">
              <Icon name={icon} className="mt-[0.2em] size-5 shrink-0 text-accent-text" />
              {key === 'saved' ? t(`${kind}.saved`) : t(key)}
            </li>
          ))}
        </ul>
        <div className="mt-6 grid gap-2.5">
          <LinkButton href={href('/signup', undefined, query)} size="lg" wide onClick={onClose}>
            {t('signUp')}
          </LinkButton>
          <LinkButton href={href('/login', undefined, query)} variant="secondary" wide onClick={onClose}>
            {t('logIn')}
          </LinkButton>
          <Button variant="link" className="min-h-11" onClick={onClose}>
            {t(`${kind}.later`)}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
