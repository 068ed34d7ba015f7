'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';

/** The part of the browser's own reader of codes that a door needs. */
interface CodeReader {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
type CodeReaderMaker = new (options: { formats: string[] }) => CodeReader;

const readerOf = (): CodeReader | null => {
  const { BarcodeDetector: Maker } = globalThis as { BarcodeDetector?: CodeReaderMaker };
  return Maker ? new Maker({ formats: ['qr_code'] }) : null;
};

/** True where the browser reads codes through its camera. */
export const hasCamera = (): boolean =>
  'BarcodeDetector' in globalThis && typeof navigator.mediaDevices?.getUserMedia === 'function';

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
    const reader = readerOf();
    let stream: MediaStream | null = null;
    let isOpen = true;
    let last = { text: '', at: 0 };
    const look = async () => {
      const shown = video.current;
      if (!reader || !shown || shown.readyState < 2) return;
      const [code] = await reader.detect(shown).catch(() => []);
      if (!code || !isOpen) return;
      const now = Date.now();
      if (code.rawValue === last.text && now - last.at < sameForMs) return;
      last = { text: code.rawValue, at: now };
      told.current(code.rawValue);
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
