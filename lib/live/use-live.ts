'use client';

import { useEffect, useRef, useState } from 'react';
import type { LiveTopic } from './live-topic';

/**
 * Calls `onEvent` with the events of a topic. Returns false while no live updates arrive: then poll.
 * @param topic null: nothing yet, such as before the person is known.
 */
export function useLive<Event>(topic: LiveTopic<Event> | null, onEvent: (event: Event) => unknown): boolean {
  const [isLive, setLive] = useState(false);
  const latest = useRef({ topic, onEvent });
  useEffect(() => {
    latest.current = { topic, onEvent };
  });
  const path = topic?.path;
  useEffect(() => {
    const { topic: current } = latest.current;
    if (!current) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const listener = {
      onLive: setLive,
      onEvent: (event: Event) => void latest.current.onEvent(event),
    };
    // Its code loads after the page; without it the page polls.
    import('./share-stream').then(
      ({ shareStream }) => {
        if (!isOver) stop = shareStream(current, listener);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
      setLive(false);
    };
  }, [path]);
  return isLive;
}
