'use client';

import { useEffect, useRef } from 'react';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { type HeldStore, sendHeld } from './held-writes';

/**
 * Sends the held writes of a page when their time has come: at once when the page is left or out of sight, and those of
 * a page that was left before an answer came. @param send says why it was refused, or null
 */
export function useHeldSender<Input>(
  store: HeldStore<Input>,
  send: (input: Input) => Promise<string | null>,
): void {
  const held = useDeviceValue(store);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const waiting = (held ?? []).filter(({ problem }) => problem === null);
    if (waiting.length === 0) return;
    const first = Math.min(...waiting.map(({ dueAt }) => dueAt));
    const timer = setTimeout(
      () => void sendHeld(store, latest.current, (dueAt) => dueAt <= Date.now()),
      Math.max(0, first - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [store, held]);
  useEffect(() => {
    const sendAll = () => void sendHeld(store, latest.current);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') sendAll();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      sendAll();
    };
  }, [store]);
}
