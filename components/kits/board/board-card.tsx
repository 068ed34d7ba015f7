'use client';

import { type ReactNode, useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { StatusDot } from '@/components/ui/status-dot';

interface BoardCardProps {
  title: ReactNode;
  /** The name of its menu. */
  moveLabel: string;
  /** The columns that it can be moved to. */
  columns: readonly { key: string; label: string; color: string }[];
  onDrag: (isDragged: boolean) => void;
  onMove: (target: string) => void;
  children: ReactNode;
}

/** A card of a board: dragged by pointers, moved by its menu with a keyboard or on a phone. */
export function BoardCard({ title, moveLabel, columns, onDrag, onMove, children }: BoardCardProps) {
  const [isAway, setAway] = useState(false);
  return (
    <article
      draggable={columns.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(true);
        // The browser first takes its picture of the card, which moves with the pointer.
        requestAnimationFrame(() => setAway(true));
      }}
      onDragEnd={() => {
        onDrag(false);
        setAway(false);
      }}
      className={cn(
        'rounded-md border bg-surface p-3 active:shadow-overlay',
        isAway ? 'border-dashed border-accent opacity-50' : 'border-border',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        {title}
        {columns.length > 0 && (
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <IconButton
                label={moveLabel}
                icon={<Icon name="ellipsis" className="size-5" />}
                className="-my-2 -mr-2 shrink-0"
              />
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              {columns.map(({ key, label, color }) => (
                <DropdownMenuItem key={key} onSelect={() => onMove(key)}>
                  <StatusDot color={color}>{label}</StatusDot>
                </DropdownMenuItem>
              ))}
            </DropdownMenuContent>
          </DropdownMenu>
        )}
      </div>
      {children}
    </article>
  );
}
