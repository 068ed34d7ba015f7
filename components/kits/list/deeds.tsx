'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

interface DeedsProps {
  /** Behind one button on every screen. */
  folded?: boolean;
  children: ReactNode;
}

/**
 * What can be done with a list as a whole: buttons beside each other where there is room, on phones behind one. They are
 * mounted in both cases, so that a dialog which one of them has opened stays.
 */
export function Deeds({ folded = false, children }: DeedsProps) {
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
        className={buttonStyle({
          variant: 'secondary',
          size: 'icon-sm',
          className: folded ? '' : 'md:hidden',
        })}
      >
        <Icon name="ellipsis" className="size-5" />
      </button>
      <div className={cn('list-deeds', folded && 'list-deeds-folded', isOpen && 'list-deeds-open')}>
        {children}
      </div>
    </div>
  );
}
