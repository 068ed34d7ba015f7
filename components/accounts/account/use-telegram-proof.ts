'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { changeProgress, type CodeProgress } from './code-progress';
import type { CodeWay } from './code-ways';
import { openTelegram, type ProvenNumber, readTelegram } from './request-code';

const lookEveryMs = 3_000;

const isOver = (error: unknown) => (error as { status?: unknown } | null)?.status === 422;

/**
 * The link to the bot whose chat proves the number. While it is open the page looks for the proof by itself, and at once when the
 * person comes back from Telegram. A call that fails is tried again with the next look.
 */
export function useTelegramProof(
  way: CodeWay,
  progress: CodeProgress,
  onProven: (proven: ProvenNumber) => void,
) {
  const { challengeId, telegram } = progress;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'failed' | 'over' | null>(null);
  const address = telegram?.address ?? null;

  const end = useEffectEvent(() => {
    changeProgress(way, challengeId, () => ({ telegram: undefined }));
    setProblem('over');
  });
  /** @returns whether the page goes on looking */
  const look = useEffectEvent(async (): Promise<boolean> => {
    try {
      const proof = await readTelegram(progress);
      if (proof.state === 'waiting') return true;
      if (proof.state === 'proven') onProven(proof);
      else end();
      return false;
    } catch (error) {
      if (!isOver(error)) return true;
      end();
      return false;
    }
  });

  useEffect(() => {
    if (address === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looking = false;
    let isLeft = false;
    const next = async () => {
      if (looking || document.hidden) return;
      clearTimeout(timer);
      looking = true;
      const goesOn = await look();
      looking = false;
      if (goesOn && !isLeft) timer = setTimeout(() => void next(), lookEveryMs);
    };
    const onShown = () => void next();
    document.addEventListener('visibilitychange', onShown);
    timer = setTimeout(() => void next(), lookEveryMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [address, challengeId]);

  const open = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await openTelegram(way, progress);
    } catch {
      setProblem('failed');
    } finally {
      setBusy(false);
    }
  };

  return { address, busy, problem, open };
}
