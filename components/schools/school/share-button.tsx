'use client';

import { Icon } from '@/components/ui/icon';
import { useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';

const shownMs = 2_500;

interface ShareButtonProps {
  title: string;
  url: string;
  texts: { action: string; copied: string; failed: string };
}

type Outcome = 'ready' | 'copied' | 'failed';

/** The share sheet of the phone; without one, the link is copied. */
async function share(title: string, url: string): Promise<Outcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'ready';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // Closing the sheet without a choice is not a failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'ready' : 'failed';
  }
}

export function ShareButton({ title, url, texts }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('ready');

  useEffect(() => {
    if (outcome === 'ready') return;
    const timer = setTimeout(() => setOutcome('ready'), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const icon = outcome === 'copied' ? 'check' : 'share-2';
  return (
    <button
      type="button"
      className={buttonStyle({ variant: 'secondary' })}
      onClick={() => void share(title, url).then(setOutcome)}
    >
      <Icon name={icon} className="size-5" />
      <span aria-live="polite">{outcome === 'ready' ? texts.action : texts[outcome]}</span>
    </button>
  );
}
