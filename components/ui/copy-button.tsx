'use client';

import { Icon } from './icon';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, type ButtonProps } from './button';

const shownMs = 2_000;

interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  text: string;
  children?: ReactNode;
}

/** Copies `text` and confirms it, visibly and for screen readers. */
export function CopyButton({ text, children, variant = 'secondary', ...props }: CopyButtonProps) {
  const t = useTranslations('ui');
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');

  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), shownMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      // Missing outside https, and refused when the reader denied it.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <Button {...props} variant={variant} onClick={copy}>
      {state === 'copied' ? (
        <Icon name="check" className="size-5" />
      ) : (
        <Icon name="copy" className="size-5" />
      )}
      <span aria-live="polite">{state === 'ready' ? (children ?? t('copy')) : t(state)}</span>
    </Button>
  );
}
