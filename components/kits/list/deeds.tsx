'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';

/**
 * What can be done with a list as a whole: buttons beside each other where there is room, on phones behind one. They are
 * mounted in both cases, so that a dialog which one of them has opened stays.
 */
export function Deeds({ children }: { children: ReactNode }) {
  const t = useTranslations('list');
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);
  return (
    <div ref={place} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t('deeds')}
        onClick={() => setOpen(!isOpen)}
        className={buttonStyle({ variant: 'secondary', size: 'icon-sm', className: 'md:hidden' })}
      >
        <Icon name="ellipsis" className="size-5" />
      </button>
      <div className={isOpen ? 'list-deeds list-deeds-open' : 'list-deeds'}>{children}</div>
    </div>
  );
}
