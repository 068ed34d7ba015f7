import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from './package-root';

export interface Scores {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  cls: number;
  lcpMs: number;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const flags =
  '--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** One Lighthouse run as it ships: a mid-range phone on slow 4G, simulated. */
export function runLighthouse(origin: string, path: string, chromium: string): Scores {
  const folder = mkdtempSync(join(tmpdir(), 'sala-lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    execFileSync(
      process.execPath,
      [
        join(packageRoot('lighthouse'), 'cli/index.js'),
        origin + path,
        '--output=json',
        `--output-path=${output}`,
        `--chrome-flags=${flags} --user-data-dir=${join(folder, 'profile')}`,
        '--quiet',
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const { categories, audits } = JSON.parse(readFileSync(output, 'utf8')) as Report;
    const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
    return {
      path,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
