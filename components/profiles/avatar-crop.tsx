'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { uploadLimits } from '@/lib/domain/limits';
import { exportAvatar, type PictureArea } from './avatar-file';

const zoomMax = 4;
const zoomStep = 0.05;
const keyboardStepPx = 8;

interface AvatarCropProps {
  /** The pixels of the chosen file. */
  url: string;
  /** Stores the 160 × 160 JPEG; an error counts as failed. */
  onSave: (picture: File) => Promise<void>;
}

/** The round crop of an avatar, moved by touch, mouse or arrow keys. */
export function AvatarCrop({ url, onSave }: AvatarCropProps) {
  const t = useTranslations('profile.avatar');
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea | null>(null);
  const [state, setState] = useState<'ready' | 'saving' | 'failed' | 'tooLarge'>('ready');

  const save = async () => {
    if (!area) return;
    setState('saving');
    try {
      const picture = await exportAvatar(url, area);
      if (picture.size >= uploadLimits.avatarMaxBytes) return setState('tooLarge');
      await onSave(picture);
    } catch {
      setState('failed');
    }
  };

  return (
    <div className="grid gap-4">
      <div className="relative h-64 overflow-hidden rounded-md bg-sunken sm:h-80">
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={zoomMax}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={keyboardStepPx}
          cropperProps={{ 'aria-label': t('cropHint') }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
        />
      </div>
      <div>
        <label htmlFor={zoomId} className="font-semibold">
          {t('zoom')}
        </label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={zoomMax}
          step={zoomStep}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 w-full accent-accent"
        />
      </div>
      {(state === 'failed' || state === 'tooLarge') && <Alert tone="danger">{t(state)}</Alert>}
      <Button wide size="lg" loading={state === 'saving'} disabled={!area} onClick={() => void save()}>
        {t('save')}
      </Button>
    </div>
  );
}
