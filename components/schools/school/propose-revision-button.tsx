'use client';

import { Icon } from '@/components/ui/icon';
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { buttonStyle } from '@/components/ui/button-style';
import type { Messages } from '@/lib/i18n/messages';
import type { RevisionDialog } from './revision-dialog';
import type { Locale } from '@/lib/i18n/locales';
import { joinTexts } from '@/lib/i18n/join-texts';

type RevisionMessages = Pick<Messages, 'revision' | 'form'>;

/** The texts of the dialog, fetched with it: no page contains them for a form that few people open. */
const loadRevisionMessages: Record<Locale, () => Promise<RevisionMessages>> = {
  km: async () => ({
    revision: joinTexts((await import('@/messages/km/schools/revision.json')).default),
    form: joinTexts((await import('@/messages/km/core/form.json')).default),
  }),
  en: async () => ({
    revision: (await import('@/messages/en/schools/revision.json')).default,
    form: (await import('@/messages/en/core/form.json')).default,
  }),
};

interface ProposeRevisionButtonProps {
  schoolId: string;
  schoolName: string;
  texts: { action: string; failed: string };
}

interface Loaded {
  Dialog: typeof RevisionDialog;
  messages: Partial<Messages>;
}

/** Opens the form for a correction; form, dialog and texts load at the first click. */
export function ProposeRevisionButton({ schoolId, schoolName, texts }: ProposeRevisionButtonProps) {
  const locale = useLocale();
  const outer = useMessages();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [open, setOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);

  const press = async () => {
    if (isLoading) return;
    setIsLoading(true);
    try {
      const [{ RevisionDialog: Dialog }, messages] = await Promise.all([
        import('./revision-dialog'),
        loadRevisionMessages[locale](),
      ]);
      setLoaded({ Dialog, messages });
      setOpen(true);
    } catch {
      showToast({ kind: 'danger', message: texts.failed });
    } finally {
      setIsLoading(false);
    }
  };

  return (
    <>
      {/* Never disabled while it loads: the dialog restores the focus to it. */}
      <button
        type="button"
        aria-busy={isLoading}
        aria-haspopup="dialog"
        className={`${buttonStyle({ variant: 'secondary' })} aria-busy:opacity-60`}
        onClick={() => void press()}
      >
        <Icon name="pencil-line" className="size-5" />
        {texts.action}
      </button>
      {loaded && (
        <NextIntlClientProvider locale={locale} messages={{ ...outer, ...loaded.messages }}>
          <loaded.Dialog schoolId={schoolId} schoolName={schoolName} open={open} onOpenChange={setOpen} />
        </NextIntlClientProvider>
      )}
    </>
  );
}
