'use client';

import { type DragEvent, useState, useSyncExternalStore } from 'react';

interface Target<Row> {
  takes: (row: Row) => boolean;
  onDrop: (row: Row) => void;
}

/** Rows of one board that pointers drag from column to column. */
export function createDrag<Row>() {
  // The browser hands over only texts, and only when they are dropped.
  let dragged: Row | null = null;
  const listeners = new Set<() => void>();
  const drag = (row: Row | null): void => {
    dragged = row;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  /** A column takes those rows that can stand in it. */
  const useDrop = ({ takes, onDrop }: Target<Row>) => {
    const [isOver, setOver] = useState(false);
    const row = useSyncExternalStore(
      subscribe,
      () => dragged,
      () => null,
    );
    return {
      isOver,
      /** Whether the row that is dragged can stand here; null while none is. */
      isOpen: row === null ? null : takes(row),
      onDragOver: (event: DragEvent) => {
        // Without it the browser shows that nothing can be dropped here.
        if (dragged === null || !takes(dragged)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const dropped = dragged;
        drag(null);
        if (dropped !== null && takes(dropped)) onDrop(dropped);
      },
    };
  };
  return { drag, useDrop };
}
