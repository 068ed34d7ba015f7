'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { saveFile } from '@/lib/device/save-file';

interface PrintedFile {
  fileName: string;
  type: string;
  /** In base64. */
  content: string;
}

type SaveProblem = 'busy' | 'tooLarge' | 'failed';

const problemOf = (error: unknown): SaveProblem => {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'busy' ? 'busy' : code === 'too-large' ? 'tooLarge' : 'failed';
};

interface SaveFileButtonProps {
  label: string;
  /** Said where the file could not be made. */
  failed: string;
  read: () => Promise<PrintedFile>;
}

/** Asks the server for a printed paper, and saves it. */
export function SaveFileButton({ label, failed, read }: SaveFileButtonProps) {
  const t = useTranslations('feedback');
  const [state, setState] = useState<'idle' | 'working' | SaveProblem>('idle');
  const save = async () => {
    setState('working');
    try {
      const { fileName, type, content } = await read();
      saveFile(
        fileName,
        type,
        Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)),
      );
      setState('idle');
    } catch (error) {
      setState(problemOf(error));
    }
  };
  return (
    <div className="print:hidden">
      <Button variant="secondary" loading={state === 'working'} onClick={() => void save()}>
        <Icon name="download" className="size-5" />
        {label}
      </Button>
      {state !== 'idle' && state !== 'working' && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {state === 'failed' ? failed : t(state)}
        </p>
      )}
    </div>
  );
}
