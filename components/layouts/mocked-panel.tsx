'use client';

import { useEffect, useMemo, useState } from 'react';
import { setupWorker } from 'msw/browser';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { contract } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import {
  callName,
  everyCall,
  type Fault,
  faultKinds,
  type Faults,
  faultsPath,
  faultsSchema,
} from '@/lib/mocked/faults';
import { mockedHandlers } from '@/lib/mocked/handlers';

const storageKey = 'sala-mocked';
const shownMax = 30;
const names = [
  everyCall,
  ...contract.flatMap(({ endpoints }) => Object.values<Endpoint>(endpoints).map(callName)),
];

const texts: Record<Fault, string> = {
  slow: 'slow: 4 s',
  invalid: '422 at its first field',
  failing: '500',
  lost: 'lost: no answer',
  empty: 'empty: no rows',
};

const stored = (): Faults => {
  try {
    return faultsSchema.parse(JSON.parse(window.localStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
};

let current: Faults = {};

/** The worker of the browser answers what hooks ask; sessions are the server's, which alone can set their cookies. */
const begin = async () => {
  current = stored();
  const handlers = mockedHandlers(
    '',
    () => current,
    ({ path }) => !path.startsWith('/api-auth/'),
  );
  await setupWorker(...handlers).start({
    serviceWorker: { url: '/sw.js' },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
};
let begun: Promise<void> | undefined;

/** For developers of pages without a backend; it speaks English only, as the code does. */
export function MockedPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    begun ??= begin();
    void begun.then(() => setFaults(current));
  }, []);

  const change = (name: string, fault: Fault | '') => {
    const { [name]: _before, ...others } = faults;
    current = fault === '' ? others : { ...others, [name]: fault };
    setFaults(current);
    window.localStorage.setItem(storageKey, JSON.stringify(current));
    void fetch(faultsPath, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(current),
    });
  };
  const found = useMemo(() => {
    const isWanted = (name: string) => name.toLowerCase().includes(keyword.toLowerCase());
    // What is switched stands first, so that it is found again.
    return [
      ...names.filter((name) => name in faults),
      ...names.filter((name) => !(name in faults) && isWanted(name)),
    ];
  }, [faults, keyword]);

  return (
    <>
      <div className="fixed bottom-20 left-2 z-40 print:hidden">
        <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
          Mocked{Object.keys(faults).length > 0 && ` (${Object.keys(faults).length})`}
        </Button>
      </div>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent
          wide
          title="Mocked calls"
          description="Answers are examples of the contract. Log in as student@mocked.example, or as teacher, advisor, schoolAdmin, partner, university or bank there, with any password."
        >
          <div className="grid gap-3">
            <Input
              aria-label="Find a call"
              placeholder="GET /api-nest-aca/schools"
              value={keyword}
              onChange={({ target }) => setKeyword(target.value)}
            />
            <ul className="grid gap-2">
              {found.slice(0, shownMax).map((name) => (
                <li key={name} className="grid gap-1 sm:grid-cols-[1fr_14rem] sm:items-center">
                  <label htmlFor={`mocked-${name}`} className="text-sm break-all">
                    {name === everyCall ? 'every call' : name}
                  </label>
                  <Select
                    id={`mocked-${name}`}
                    value={faults[name] ?? ''}
                    onChange={({ target }) =>
                      change(name, faultKinds.find((kind) => kind === target.value) ?? '')
                    }
                  >
                    <option value="">as in the contract</option>
                    {faultKinds.map((kind) => (
                      <option key={kind} value={kind}>
                        {texts[kind]}
                      </option>
                    ))}
                  </Select>
                </li>
              ))}
            </ul>
          </div>
        </DialogContent>
      </Dialog>
    </>
  );
}
