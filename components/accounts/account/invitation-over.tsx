'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { href } from '@/lib/routes/href';

/** An invitation that opens nothing any more: why, and what one can do. */
export function InvitationOver({
  title,
  body,
  hasAccount,
}: {
  title: string;
  body: string;
  hasAccount?: true;
}) {
  const t = useTranslations('invitation');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p className="mb-6 mt-1.5 text-muted">{body}</p>
      <div className="grid gap-3">
        <LinkButton href={href('/login')} size="lg" wide variant={hasAccount ? 'primary' : 'secondary'}>
          {t('logIn')}
        </LinkButton>
        {!hasAccount && (
          <LinkButton href={href('/contact-us')} size="lg" wide variant="secondary">
            {t('contact')}
          </LinkButton>
        )}
      </div>
    </>
  );
}
