'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** What Chromium gives a page that can be installed; other browsers have only their menu. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}
const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/** Installs with one tap where the browser can; elsewhere there is nothing to tap. */
export function InstallButton({ label }: { label: string }) {
  const [offer, setOffer] = useState<InstallEvent | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      if (!isInstallEvent(event)) return;
      event.preventDefault();
      setOffer(event);
    };
    const drop = () => setOffer(null);
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', drop);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', drop);
    };
  }, []);
  if (!offer) return null;
  return (
    <Button className="mt-6" size="lg" onClick={() => void offer.prompt().finally(() => setOffer(null))}>
      <Icon name="smartphone" className="size-5" />
      {label}
    </Button>
  );
}
