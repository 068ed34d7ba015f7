import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@/components/ui/button';
import { SteadyButton } from '@/components/ui/steady-button';

/** A field whose error appears above the buttons when it loses the focus, and buttons that count their clicks. */
function Page() {
  const [isTouched, setTouched] = useState(false);
  const [plain, setPlain] = useState(0);
  const [steady, setSteady] = useState(0);
  return (
    <>
      <input aria-label="Field" onBlur={() => setTouched(true)} />
      <p id="above" style={{ height: isTouched ? 120 : 0 }} />
      <Button onClick={() => setPlain(plain + 1)}>plain {plain}</Button>
      <SteadyButton onClick={() => setSteady(steady + 1)}>steady {steady}</SteadyButton>
    </>
  );
}

createRoot(document.body).render(<Page />);
