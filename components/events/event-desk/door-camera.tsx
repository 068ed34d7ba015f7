'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { codeReader } from './code-reader';

/** True where a page may see through the camera. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

const lookEveryMs = 200;
/** The same ticket before the camera is read once. */
const sameForMs = 3_000;

/** Reads tickets through the phone's camera; the picture stays in the phone. */
export function DoorCamera({ onRead }: { onRead: (text: string) => void }) {
  const t = useTranslations('eventDoor.camera');
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onRead);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    told.current = onRead;
  });
  useEffect(() => {
    const readCode = codeReader();
    let stream: MediaStream | null = null;
    let isOpen = true;
    let isReading = false;
    let last = { text: '', at: 0 };
    const look = async () => {
      const shown = video.current;
      if (isReading || !shown || shown.readyState < 2) return;
      isReading = true;
      // A part that cannot be fetched is asked for again at the next look.
      const text = await readCode(shown).catch(() => null);
      isReading = false;
      if (text === null || !isOpen) return;
      const now = Date.now();
      if (text === last.text && now - last.at < sameForMs) return;
      last = { text, at: now };
      told.current(text);
    };
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      async (given) => {
        if (!isOpen) return given.getTracks().forEach((track) => track.stop());
        stream = given;
        if (video.current) {
          video.current.srcObject = given;
          await video.current.play().catch(() => undefined);
        }
      },
      () => setFailed(true),
    );
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => {
      isOpen = false;
      clearInterval(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  if (failed) return <Alert tone="warning">{t('failed')}</Alert>;
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t('picture')}
      className="aspect-square w-full rounded-md bg-black object-cover"
    />
  );
}
