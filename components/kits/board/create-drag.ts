'use client';

import { type DragEvent, useState } from 'react';

interface Target<Row> {
  takes: (row: Row) => boolean;
  onDrop: (row: Row) => void;
}

/** Rows of one board that pointers drag from column to column. */
export function createDrag<Row>() {
  // The browser hands over only texts, and only when they are dropped.
  let dragged: Row | null = null;
  const drag = (row: Row | null): void => {
    dragged = row;
  };
  /** A column takes those rows that can stand in it. */
  const useDrop = ({ takes, onDrop }: Target<Row>) => {
    const [isOver, setOver] = useState(false);
    return {
      isOver,
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
        const row = dragged;
        dragged = null;
        if (row !== null && takes(row)) onDrop(row);
      },
    };
  };
  return { drag, useDrop };
}
