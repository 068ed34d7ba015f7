import { describe, expect, it } from 'vitest';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { personalityAxes } from '@/lib/domain/orientation/orientation-personality';
import { personalityTypes } from '@/lib/domain/orientation/personality-families';
import enTypes from '@/messages/en/orientation/orientationTypes.json';
import kmTypes from '@/messages/km/orientation/orientationTypes.json';
import { hollandResultOf, personalityResultOf } from './orientation-results';
import { sharePictureSvg } from './share-picture';
import { interestWords, poleWords, typeWords, wordsOfCode } from './share-picture-words';

const messages = { en: enTypes, km: kmTypes };

describe('the picture of a result', () => {
  it('names interests, types and axes as the pages do', () => {
    for (const locale of ['km', 'en'] as const) {
      const types = messages[locale];
      for (const type of hollandTypes) expect(interestWords[type][locale]).toBe(types.interests[type].name);
      for (const type of personalityTypes) expect(typeWords[type][locale]).toBe(types.types[type].name);
      for (const axis of personalityAxes) {
        const [first, second] = poleWords[axis];
        const texts: Record<string, unknown> = types.axes[axis];
        expect(texts[axis.slice(0, 1)]).toMatchObject({ name: first[locale] });
        expect(texts[axis.slice(1)]).toMatchObject({ name: second[locale] });
      }
    }
  });

  it('calls a code by its type or its interests', () => {
    expect(wordsOfCode('INFJ-T', 'en')).toEqual(['Lantern Bearer']);
    expect(wordsOfCode('SIA', 'km')).toEqual(['សង្គម', 'ពូកែអង្កេត', 'សិល្បៈនិយម']);
  });

  it('shows code, chosen interests and every per cent', () => {
    const svg = sharePictureSvg(
      hollandResultOf({ R: 12, I: 32, A: 22, S: 36, E: 18, C: 8 }, []),
      'km',
      'sala.example',
    );
    for (const text of [
      'SIA',
      'សង្គម',
      '90%',
      '80%',
      '55%',
      '45%',
      '30%',
      '20%',
      'sala.example/orientation-test',
    ])
      expect(svg).toContain(`>${text}<`);
  });

  it('puts each axis on the side of its letter', () => {
    const svg = sharePictureSvg(
      personalityResultOf({ EI: 20, SN: 18, TF: 42, JP: 44, AT: 34 }, []),
      'en',
      'sala.example',
    );
    for (const text of [
      'INTJ-A',
      'Map Maker',
      'Inward 75%',
      'Outgoing',
      'Reasoning 80%',
      'Planning 85%',
      'Assertive 60%',
    ])
      expect(svg).toContain(`>${text}<`);
  });

  it('keeps what is written in it text', () => {
    const svg = sharePictureSvg(
      personalityResultOf({ EI: 20, SN: 18, TF: 42, JP: 44, AT: 34 }, []),
      'en',
      '<a&b>',
    );
    expect(svg).toContain('&lt;a&amp;b&gt;/orientation-test');
  });
});
