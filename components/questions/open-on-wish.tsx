'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface OpenOnWishProps {
  label: string;
  note: string;
  children: ReactNode;
}

/** A part that is fetched when somebody asks for it. */
export function OpenOnWish({ label, note, children }: OpenOnWishProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return children;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Icon name="messages-square" className="size-5" />
        {label}
      </Button>
      <p className="text-sm text-muted">{note}</p>
    </div>
  );
}
