'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { PlainToasts } from './plain-toasts';
import { hostToasts, timeoutMsOf, type Toast } from './toast';

type Sonner = typeof import('sonner');

const toastStyle = {
  toast:
    'flex w-full items-start gap-3 rounded-md border border-border bg-surface p-4 text-text shadow-overlay font-sans',
  title: 'font-semibold',
  description: 'text-sm text-muted',
  actionButton: 'ml-auto shrink-0 rounded-sm px-2 py-1 font-semibold text-accent-text hover:bg-accent-soft',
  icon: 'mt-1 shrink-0',
  success: '[&_[data-icon]]:text-success',
  warning: '[&_[data-icon]]:text-warning',
  error: '[&_[data-icon]]:text-danger',
};

const show = ({ toast }: Sonner, { id, kind, message, description, action }: Toast) => {
  const method = {
    default: 'message',
    success: 'success',
    warning: 'warning',
    denied: 'warning',
    danger: 'error',
  } as const;
  toast[method[kind]](message, {
    ...(id && { id }),
    description,
    duration: timeoutMsOf(kind),
    action: action && { label: action.label, onClick: action.onPress },
  });
};

/** Loads sonner with the first toast, so that pages without a toast never do; plain words stand in where it cannot come. */
export function ToastHost() {
  const t = useTranslations('feedback');
  const [sonner, setSonner] = useState<Sonner | null>(null);
  const [plain, setPlain] = useState<readonly Toast[]>([]);
  const early = useRef<Toast[]>([]);

  useEffect(() => {
    // The toaster subscribes in its own effect, which has run before this one.
    if (sonner) for (const toast of early.current.splice(0)) show(sonner, toast);
    return hostToasts(
      (toast) => {
        if (sonner) return show(sonner, toast);
        early.current.push(toast);
        import('sonner').then(setSonner, () => {
          const words = early.current.splice(0);
          setPlain((before) => [...before, ...words]);
        });
      },
      (id) => {
        sonner?.toast.dismiss(id);
        setPlain((before) => before.filter((toast) => toast.id !== id));
      },
    );
  }, [sonner]);

  const onDone = (done: Toast) => setPlain((before) => before.filter((toast) => toast !== done));
  const plainToasts = <PlainToasts toasts={plain} onDone={onDone} />;
  if (!sonner) return plainToasts;
  return (
    <>
      {plainToasts}
      <sonner.Toaster
        position="top-center"
        containerAriaLabel={t('notifications')}
        toastOptions={{ unstyled: true, classNames: toastStyle }}
      />
    </>
  );
}
