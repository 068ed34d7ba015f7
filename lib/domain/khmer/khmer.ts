import { khnormal } from 'khmer-normalizer';
import { toAsciiDigits } from './khmer-digits';
import { trimAll } from '@/lib/domain/trim';

const invisibleCharacters = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;
const khmerRun = /[\u1780-\u17DD]+/g;
// A base letter with its dependent signs: the unit inside which khmer-normalizer reorders.
const khmerCluster =
  /[\u1780-\u17A2\u17A5-\u17B3](?:\u17D2[\u1780-\u17A2\u17A5-\u17B3]?|[\u17B6-\u17D1\u17D3\u17DD])+/g;

const clusterCacheMaxEntries = 20_000;
const clusterCacheMaxLength = 12;
const clusterPassesMax = 5;
const clusterCache = new Map<string, string>();

function normalizeCluster(cluster: string): string {
  const known = clusterCache.get(cluster);
  if (known !== undefined) return known;
  let normalized = khnormal(cluster);
  // One pass is not always a fixed point (stacked vowels), and a search key must be one.
  for (let pass = 1; pass < clusterPassesMax; pass += 1) {
    const again = khnormal(normalized);
    if (again === normalized) break;
    normalized = again;
  }
  if (cluster.length <= clusterCacheMaxLength) {
    if (clusterCache.size >= clusterCacheMaxEntries) clusterCache.clear();
    clusterCache.set(cluster, normalized);
  }
  return normalized;
}

function normalizeRun(run: string): string {
  return run.replace(khmerCluster, normalizeCluster);
}

/**
 * The form in which two texts that look the same are equal: for search keys and comparison, never for display
 * (coeng-da becomes coeng-ta). NFC, no invisible characters, one encoding per Khmer syllable, ASCII digits, lower
 * case, single spaces.
 */
export function fold(text: string): string {
  const visible = text.normalize('NFC').replace(invisibleCharacters, '').normalize('NFC');
  const unified = visible.replace(khmerRun, normalizeRun);
  return toAsciiDigits(unified).toLowerCase().normalize('NFC').replace(/\s+/g, ' ').trim();
}

const wordSegmenter = new Intl.Segmenter('km', { granularity: 'word' });
const graphemeSegmenter = new Intl.Segmenter('km', { granularity: 'grapheme' });

/** The distinct words of the folded text, in order of first appearance, in Khmer and Latin alike. */
export function searchWords(text: string): string[] {
  const words = new Set<string>();
  for (const segment of wordSegmenter.segment(fold(text))) {
    if (segment.isWordLike) words.add(segment.segment);
  }
  return [...words];
}

/** Number of characters as a reader counts them (a Khmer syllable block or an emoji is one). */
export function graphemeLength(text: string): number {
  return Array.from(graphemeSegmenter.segment(text)).length;
}

/** Shortens to at most `max` graphemes, the ellipsis included; never splits a syllable block. */
export function truncateGraphemes(text: string, max: number, ellipsis = '…'): string {
  const segments: string[] = [];
  for (const { segment } of graphemeSegmenter.segment(text)) {
    segments.push(segment);
    if (segments.length > max) {
      const kept = Math.max(0, max - graphemeLength(ellipsis));
      return trimAll(segments.slice(0, kept).join('')) + ellipsis;
    }
  }
  return text;
}
