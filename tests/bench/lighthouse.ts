import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags } from '@/tests/support/chromium-flags';
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
  runtimeError?: { code: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const flags = ['--headless=new', ...chromiumFlags].join(' ');

/** Chromium sometimes gives no usable trace (NO_NAVSTART); then the run is repeated. */
const tries = 3;

/** One Lighthouse run with its defaults: a mid-range phone on slow 4G, simulated. */
export function runLighthouse(origin: string, path: string, chromium: string): Scores {
  for (let left = tries; ; left -= 1) {
    const { categories, audits, runtimeError } = reportOf(origin + path, chromium);
    if (runtimeError) {
      if (left === 1) throw new Error(`Lighthouse says ${runtimeError.code} of ${path}.`);
      continue;
    }
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
  }
}

function reportOf(url: string, chromium: string): Report {
  const folder = mkdtempSync(join(tmpdir(), 'sala-lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    // It answers 1 after a run without a trace, and writes its report all the same.
    spawnSync(
      process.execPath,
      [
        join(packageRoot('lighthouse'), 'cli/index.js'),
        url,
        '--output=json',
        `--output-path=${output}`,
        `--chrome-flags=${flags} --user-data-dir=${join(folder, 'profile')}`,
        '--quiet',
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
