import { chromium } from '@playwright/test';
const [,, out, ...paths] = process.argv;
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const spec of paths) {
  const [name, url, width, scheme, sel] = spec.split('|');
  const c = await b.newContext({ viewport:{width:Number(width),height:900}, colorScheme: scheme, deviceScaleFactor: 1 });
  const p = await c.newPage();
  p.on('console', m => m.type()==='error' && console.log(name, m.text()));
  await p.goto('http://localhost:25000'+url, { waitUntil:'networkidle' });
  const el = p.locator(sel).first();
  await el.scrollIntoViewIfNeeded();
  await p.waitForTimeout(700);
  const w = await p.evaluate(()=>[document.documentElement.scrollWidth, innerWidth]);
  if (w[0]>w[1]) console.log(name,'overflow',w);
  await el.screenshot({ path: `${out}/${name}.png` });
  await c.close();
}
await b.close();
