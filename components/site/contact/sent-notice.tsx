'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** The form had the focus and is gone. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Says that a message has been sent and what happens now. */
export function SentNotice({ title, body, onAgain }: { title: string; body: string; onAgain: () => void }) {
  const t = useTranslations('contact');
  return (
    <div className="grid justify-items-center gap-2 py-8 text-center">
      <Icon name="circle-check" className="size-14 text-success" />
      <div role="status">
        <p ref={takeFocus} tabIndex={-1} className="text-lg font-semibold outline-none">
          {title}
        </p>
        <p className="mt-1 max-w-prose text-muted">{body}</p>
      </div>
      <Button variant="secondary" className="mt-4" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  );
}
