'use client';

import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { Button, type ButtonProps } from '@/components/ui/button';
import type { FileType } from '@/lib/domain/uploads';

interface FilePickerProps {
  types: readonly FileType[];
  /** The rear camera for papers, the front one for faces; none where a photo makes no sense. */
  camera: 'environment' | 'user' | 'none';
  multiple?: boolean;
  /** Words on the buttons, and what screen readers say of them and of the hidden inputs. */
  texts: { photo: ReactNode; choose: ReactNode; photoLabel: string; chooseLabel: string };
  button?: ButtonProps;
  onFiles: (files: File[]) => void;
}

/** Takes a photo, where there is a camera to hold, or chooses files. */
export function FilePicker({ types, camera, multiple = false, texts, button, onFiles }: FilePickerProps) {
  const photoInput = useRef<HTMLInputElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  };
  const hidden = { type: 'file', hidden: true, tabIndex: -1, onChange: choose } as const;
  return (
    <>
      {camera !== 'none' && (
        <Button
          variant="secondary"
          {...button}
          id={undefined}
          aria-describedby={undefined}
          aria-label={texts.photoLabel}
          className="hidden pointer-coarse:inline-flex"
          onClick={() => photoInput.current?.click()}
        >
          <Icon name="camera" className="size-5" />
          {texts.photo}
        </Button>
      )}
      <Button
        variant="secondary"
        {...button}
        aria-label={texts.chooseLabel}
        onClick={() => fileInput.current?.click()}
      >
        <Icon name="file-up" className="size-5" />
        {texts.choose}
      </Button>
      {camera !== 'none' && (
        <input {...hidden} ref={photoInput} accept="image/*" capture={camera} aria-label={texts.photoLabel} />
      )}
      <input
        {...hidden}
        ref={fileInput}
        // With `image/*` phones offer their gallery too; HEIC is drawn and sent as JPEG where the browser knows it.
        accept={['image/*', ...types.filter((type) => !type.startsWith('image/'))].join(',')}
        multiple={multiple}
        aria-label={texts.chooseLabel}
      />
    </>
  );
}
